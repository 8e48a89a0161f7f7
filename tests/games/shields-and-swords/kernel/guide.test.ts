import { describe, expect, it } from 'vitest';
import { type Battle, guide } from '#/games/shields-and-swords/rules';
import { attack, resolve } from './fight';
import {
  ARCHERS,
  BYRHTNOTH,
  bonus,
  combat,
  DUNNERE,
  EDWARD,
  GODRIC,
  HEARTH,
  HIRD,
  LEOFSUNU,
  LEVY,
  MACCUS,
  next,
  OFFA,
  OFFAS,
  OLAF,
  ORM,
  orders,
  type Patch,
  run,
  SKULI,
  SVEN,
  THRALLS,
  table,
  WISTAN,
} from './table';

const due = (battle: Battle) => guide(battle).due.map(({ text, rule }) => `${rule}: ${text}`);
const open = (battle: Battle) => guide(battle).open.map(({ text, rule }) => `${rule}: ${text}`);

describe('the guide in Command (CMD-1..5, TURN-1)', () => {
  it('CMD-2: markers left, free places, the phases that will follow', () => {
    const battle = table({ laid: { [BYRHTNOTH]: orders(0, 'combat', 'move') } });
    expect(open(battle)).toEqual([
      'CMD-2: Markers left: 5',
      'CMD-2: Byrhtnoth’s wing: 1 place free',
      'CMD-2: Offa’s wing: 3 places free',
      'TURN-1: Then: Move, Combat, Initiative',
    ]);
    expect(guide(battle).open[1]).toMatchObject({ tool: 'orders', wing: BYRHTNOTH });
  });

  it('CMD-2: full wings and empty pools are not mentioned', () => {
    const battle = table({
      laid: {
        [BYRHTNOTH]: [...orders(0, 'combat', 'move'), bonus('move')],
        [OFFAS]: orders(1, 'combat', 'move', 'horse'),
      },
      usedUp: { red: [4], black: [] },
    });
    expect(open(battle)).toEqual(['TURN-1: Then: Horse, Move, Second Move, Combat, Initiative']);
  });

  it('CMD-2, CMD-4, CMD-5: what clashes is due', () => {
    const battle = table({
      laid: {
        [BYRHTNOTH]: [...orders(0, 'move'), ...orders(1, 'move'), bonus('combat')],
        [OFFAS]: orders(0, 'combat', 'horse', 'fire', 'withdraw'),
      },
    });
    expect(due(battle)).toEqual([
      'CMD-4: Byrhtnoth’s wing: Move lies there twice',
      'CMD-5: Byrhtnoth’s wing: the Bonus has no order to go with',
      'CMD-2: Offa’s wing gets 3 markers a turn',
    ]);
  });

  it('CMD-2: last turn’s orders, while nothing lies there', () => {
    const wings = { [OFFAS]: { last: orders(1, 'fire') } };
    expect(open(table({ wings }))[0]).toBe('CMD-2: Last turn’s orders can be laid again');
    const laid = { [BYRHTNOTH]: orders(0, 'move') };
    expect(open(table({ wings, laid }))[0]).toBe('CMD-2: Markers left: 6');
  });

  it('CMD-3: a wing of nobody has no free places', () => {
    const lost = { steps: 0 };
    const units = Object.fromEntries(
      [HEARTH, LEOFSUNU, EDWARD, DUNNERE, GODRIC].map((id) => [id, lost]),
    );
    expect(open(table({ units })).join()).not.toContain('Byrhtnoth');
  });
});

describe('the guide in every phase', () => {
  it('WING-1: integrity only where it can have changed', () => {
    const wings = { [OFFAS]: { check: true } };
    expect(due(table({ wings, phase: 'combat' }))).toEqual([
      'WING-1: Offa’s wing: Wistan, Levy, Archers within 6 hexes of a veteran or horse of the wing?',
    ]);
    const units = { [OFFA]: { steps: 0 }, [MACCUS]: { steps: 0 } };
    const battle = table({ wings, units, phase: 'combat' });
    expect(due(battle)).toEqual([
      'WING-1: Offa’s wing: Wistan, Levy, Archers within 4 hexes of 2 others of the wing?',
    ]);
    expect(guide(battle).due[0]).toMatchObject({
      tool: 'integrity',
      wing: OFFAS,
      units: [WISTAN, LEVY, ARCHERS],
    });
    expect(due(table({ wings: { [OLAF]: { check: true } }, phase: 'combat' }))).toEqual([]);
  });

  it('WING-3: wings that cannot pass', () => {
    const lost = { steps: 0 };
    const units = { [OFFA]: lost, [MACCUS]: lost, [LEVY]: lost };
    expect(open(table({ units, phase: 'combat' }))).toEqual([
      'WING-3: Too few are left of their wing: Wistan, Archers will be eliminated as the next phase begins',
    ]);
    const spared = table({ units, phase: 'combat', options: { lastTwo: 'spared' } });
    expect(open(spared)).toEqual([]);
  });

  it('MOVE-5: reinforcements that may come', () => {
    const battle = table({
      phase: 'move',
      laid: { [BYRHTNOTH]: orders(0, 'move') },
      units: {
        [DUNNERE]: { arrived: false, arrives: 1 },
        [EDWARD]: { arrived: false, arrives: 2 },
      },
    });
    expect(open(battle).at(-1)).toBe('MOVE-5: May arrive: Dunnere');
  });

  it('CARD-1: a battle that is over asks nothing', () => {
    expect(guide(table({ ended: { how: 'agreed', winner: null } }))).toEqual({ due: [], open: [] });
  });
});

describe('the guide in phases of action', () => {
  it('FIRE-1: units with a fire factor in these wings, done or not', () => {
    const field = (patch: Patch) =>
      table({ phase: 'fire', laid: { [OFFAS]: orders(1, 'fire') }, ...patch });
    expect(open(field({}))).toEqual([
      'FIRE-1: Archers may fire, 6 or more',
      'FIRE-1: Maccus may fire, 7 or more',
    ]);
    const units = { [ARCHERS]: { thisPhase: { fired: true } }, [MACCUS]: { suppressed: true } };
    expect(open(field({ units, options: { suppressedFire: false } }))).toEqual([
      'FIRE-1: Archers has fired',
      'OPT-SUPPRESSED-FIRE: Maccus does not fire',
    ]);
    expect(guide(field({ units })).open.map(({ tool }) => tool)).toEqual(['none', 'fire']);
  });

  it('HORSE-1, HORSE-2: who moves, who is held; then who may charge', () => {
    const laid = { [BYRHTNOTH]: [...orders(0, 'horse'), bonus('horse')] };
    expect(open(table({ phase: 'horse', laid }))).toEqual([
      'HORSE-1: Up to 3 hexes, unless enemy heavy horse holds it: Godric',
    ]);
    const units = { [GODRIC]: { thisPhase: { held: true } } };
    expect(open(table({ phase: 'horse', laid, units }))[0]).toBe(
      'HORSE-1: Stays, held by enemy heavy horse: Godric',
    );
    const charging = table({ phase: 'horse', charging: true, laid });
    expect(open(charging)[0]).toBe('HORSE-2: Byrhtnoth’s wing may charge, with the Bonus: Godric');
    const plain = { [BYRHTNOTH]: orders(0, 'horse') };
    expect(open(table({ phase: 'horse', charging: true, laid: plain }))[0]).toBe(
      'HORSE-2: Byrhtnoth’s wing may charge: Godric',
    );
  });

  it('MOVE-1, MOVE-4, FIRE-4: who may go how far, the same in one line', () => {
    const units = { [EDWARD]: { suppressed: true }, [DUNNERE]: { inShieldWall: true } };
    const battle = table({ phase: 'move', laid: { [BYRHTNOTH]: orders(0, 'move') }, units });
    expect(open(battle)).toEqual([
      'MOVE-1: Up to 3 hexes, unless it starts in EZOC: Hearth, Leofsunu, Godric',
      'FIRE-4: Up to 1 hex, suppressed: Edward',
      'MOVE-4: Stays, in shield wall: Dunnere',
    ]);
    expect(guide(battle).open.map(({ tool }) => tool)).toEqual(['movement', 'movement', 'none']);
  });

  it.each<['withdraw' | 'shieldWall', readonly string[]]>([
    [
      'withdraw',
      [
        'WDR-1: Up to 1 hex, from EZOC to a hex free of it: Hearth, Leofsunu, Edward, Dunnere, Godric',
      ],
    ],
    [
      'shieldWall',
      [
        'SW-2: Up to 1 hex, while forming: Hearth, Leofsunu, Edward, Dunnere',
        'SW-1: Stays, does not form: Godric',
      ],
    ],
  ])('WDR-1, SW-1, SW-2: %s', (phase, expected) => {
    expect(open(table({ phase, laid: { [BYRHTNOTH]: orders(0, phase) } }))).toEqual(expected);
  });

  it('COMB-1, COMB-2: who has not attacked, who has not been attacked', () => {
    const units = {
      [EDWARD]: { thisPhase: { attacked: true } },
      [HIRD]: { thisPhase: { wasAttacked: true } },
    };
    const battle = combat({ laid: { [BYRHTNOTH]: orders(0, 'combat') }, units });
    expect(open(battle)).toEqual([
      'COMB-1: Byrhtnoth’s wing may attack: Hearth, Leofsunu, Dunnere, Godric',
      'COMB-2: Not attacked yet: Ketil, Thorkel, Orm, Eirik, Guthmund, Skuli, Thralls, Bowmen, Sven',
    ]);
    const done = { thisPhase: { attacked: true } };
    const all = Object.fromEntries(
      [HEARTH, LEOFSUNU, EDWARD, DUNNERE, GODRIC].map((id) => [id, done]),
    );
    expect(open(combat({ laid: { [BYRHTNOTH]: orders(0, 'combat') }, units: all }))).toEqual([]);
    for (const phase of ['secondCombat', 'pitched'] as const) {
      const laid = {
        [BYRHTNOTH]: [...orders(0, 'combat'), bonus('combat', phase === 'pitched' || undefined)],
      };
      expect(open(table({ phase, laid }))).toHaveLength(2);
    }
  });

  it('COMB-1, RES-5..9, ADV-1, ADV-3: an attack that is not finished comes first', () => {
    const chosen = run(combat(), attack([EDWARD], SVEN, 5));
    expect(due(chosen)).toEqual(['RES-8: Raiders may make EX on Sven DR']);
    expect(guide(chosen).due[0]).toMatchObject({ side: 'black', tool: 'attack', units: [SVEN] });
    const thrown = run(combat(), attack([EDWARD], ORM, 4));
    expect(due(thrown)).toEqual(['COMB-1: Carry out EX on Orm']);
    expect(guide(thrown).due[0]?.side).toBe('red');
    const gone = run(combat(), attack([HEARTH], THRALLS, 4), resolve);
    expect(due(gone)).toEqual(['ADV-1: Who advances to the hex of Thralls?']);
    const laid = { [BYRHTNOTH]: orders(0, 'horse') };
    const charge = table({ phase: 'horse', charging: true, laid });
    expect(due(run(charge, attack([GODRIC], ORM, 2), resolve))).toEqual([
      'ADV-3: Heavy horse must advance to the hex of Orm',
    ]);
  });

  it('INIT-1, TURN-3, VP-2: the end of the turn', () => {
    const battle = table({
      phase: 'initiative',
      initiative: 'red',
      units: {
        [LEVY]: { suppressed: true },
        [SKULI]: { inShieldWall: true },
        [ORM]: { suppressed: true },
      },
      laid: { [OLAF]: orders(0, 'move') },
      awarded: { red: 1, black: 4 },
    });
    expect(open(battle)).toEqual([
      'INIT-1: Declare initiative and have another turn; the marker goes to Raiders',
      'TURN-3: No longer suppressed: Levy',
      'VP-2: Raiders are tested: 4 of 12 points, lead 3 of 3',
      'TURN-3: Guthmund’s wing: the shield wall ends',
      'TURN-3: Raiders: 1 marker comes back',
    ]);
    expect(open(table({ phase: 'initiative' }))).toEqual([
      'VP-2: Raiders are tested: 0 of 12 points, lead 0 of 3',
    ]);
    expect(open(run(battle, next)).length).toBeGreaterThan(0);
  });
});
