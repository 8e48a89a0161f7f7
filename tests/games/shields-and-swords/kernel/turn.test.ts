import { describe, expect, it } from 'vitest';
import { begin, DEFAULT_OPTIONS, type Phase, type Side } from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import {
  BYRHTNOTH,
  bonus,
  DUNNERE,
  eventsOf,
  forbidden,
  GODRIC,
  HEARTH,
  HIRD,
  LEVY,
  linesOf,
  MACCUS,
  next,
  nonsense,
  OFFA,
  OFFAS,
  OLAF,
  ORM,
  orders,
  run,
  SKULI,
  table,
  unitIn,
  WISTAN,
  wingIn,
} from './table';

/** The phases that are played, one tap each. */
function played(battle: ReturnType<typeof table>, taps: number): readonly string[] {
  const seen: string[] = [];
  let now = battle;
  for (let tap = 0; tap < taps; tap++) {
    now = run(now, next);
    seen.push(`${now.active} ${now.phase}${now.charging ? ' charging' : ''}`);
  }
  return seen;
}

describe('a player turn (TURN-1..3)', () => {
  it('TURN-1: the side that the card names begins, in Command', () => {
    const battle = table();
    expect([battle.active, battle.phase, battle.turns]).toEqual([
      'red',
      'command',
      { red: 1, black: 0 },
    ]);
    const card = { ...PRACTICE, first: 'black' as const };
    const other = begin({ card, options: DEFAULT_OPTIONS });
    expect([other.active, other.turns]).toEqual(['black', { red: 0, black: 1 }]);
  });

  it('TURN-1, TURN-2: one tap a phase, for all wings that have it, then the other side', () => {
    const battle = table({
      laid: {
        [BYRHTNOTH]: [...orders(0, 'move', 'combat'), bonus('move')],
        [OFFAS]: orders(1, 'shieldWall', 'fire'),
      },
    });
    expect(played(battle, 8)).toEqual([
      'red fire',
      'red shieldWall',
      'red move',
      'red secondMove',
      'red combat',
      'red initiative',
      'black command',
      'black initiative',
    ]);
  });

  it('TURN-1: player turns alternate and are counted', () => {
    const battle = run(table(), next, next);
    expect([battle.active, battle.turns]).toEqual(['black', { red: 1, black: 1 }]);
    expect(run(battle, next, next).turns).toEqual({ red: 2, black: 1 });
  });

  it('HORSE-2: the Horse phase has moves, then charges, if anybody can charge', () => {
    const laid = { [BYRHTNOTH]: orders(0, 'horse') };
    expect(played(table({ laid }), 4)).toEqual([
      'red horse',
      'red horse charging',
      'red initiative',
      'black command',
    ]);
    const units = { [GODRIC]: { suppressed: true } };
    expect(played(table({ laid, units }), 2)).toEqual(['red horse', 'red initiative']);
  });

  it('TURN-2: what was done in a phase is forgotten in the next', () => {
    const units = {
      [HEARTH]: { thisPhase: { attacked: true, fired: true } },
      [HIRD]: { thisPhase: { wasAttacked: true, held: true } },
    };
    const battle = run(table({ units }), next);
    for (const id of [HEARTH, HIRD])
      expect(unitIn(battle, id).thisPhase).toEqual({
        fired: false,
        attacked: false,
        wasAttacked: false,
        held: false,
      });
  });

  it('SW-1: foot without a fire factor form; horse, archers and other wings do not', () => {
    const battle = run(table({ laid: { [OFFAS]: orders(1, 'shieldWall') } }), next);
    const inWall = Object.values(battle.units).flatMap(({ id, inShieldWall }) =>
      inShieldWall ? [id] : [],
    );
    expect(inWall).toEqual([OFFA, WISTAN, LEVY]);
  });

  it('SW-3: suppressed units form as well; who is not there does not', () => {
    const units = {
      [OFFA]: { suppressed: true },
      [WISTAN]: { arrived: false },
      [LEVY]: { steps: 0 },
    };
    const battle = run(table({ units, laid: { [OFFAS]: orders(1, 'shieldWall') } }), next);
    expect(unitIn(battle, OFFA).inShieldWall).toBe(true);
    expect(unitIn(battle, WISTAN).inShieldWall).toBe(false);
    expect(unitIn(battle, LEVY).inShieldWall).toBe(false);
  });

  it('SW-1: a line for each that forms, and the players may decline it', () => {
    const battle = table({ laid: { [OFFAS]: orders(1, 'shieldWall') } });
    const lines = linesOf(battle, next);
    expect(lines.slice(1).map((line) => 'unit' in line && line.unit)).toEqual([OFFA, WISTAN, LEVY]);
    const declined = run(battle, { ...next, declined: [2] });
    expect(unitIn(declined, WISTAN).inShieldWall).toBe(false);
    expect(unitIn(declined, LEVY).inShieldWall).toBe(true);
    nonsense(battle, { ...next, declined: [4] });
    nonsense(battle, { ...next, declined: [-1] });
  });

  it('SW-1, TURN-3: a shield wall lasts until its player’s next turn begins', () => {
    const units = { [OFFA]: { inShieldWall: true }, [SKULI]: { inShieldWall: true } };
    const theirs = run(table({ units, phase: 'initiative' }), next);
    expect([OFFA, SKULI].map((id) => unitIn(theirs, id).inShieldWall)).toEqual([true, false]);
    const mine = run(theirs, next, next);
    expect(unitIn(mine, OFFA).inShieldWall).toBe(false);
  });

  it('SW-1: a second turn by initiative ends it too', () => {
    const units = { [OFFA]: { inShieldWall: true }, [SKULI]: { inShieldWall: true } };
    const again = run(table({ units, phase: 'initiative', initiative: 'red' }), {
      type: 'declareInitiative',
    });
    expect([OFFA, SKULI].map((id) => unitIn(again, id).inShieldWall)).toEqual([false, true]);
  });

  it('TURN-3, FIRE-4: suppression comes off all one’s own units when one’s turn ends', () => {
    const units = {
      [DUNNERE]: { suppressed: true },
      [LEVY]: { suppressed: true },
      [ORM]: { suppressed: true },
    };
    const battle = table({ units, phase: 'initiative', initiative: 'red' });
    const suppressed = (now: typeof battle) =>
      [DUNNERE, LEVY, ORM].map((id) => unitIn(now, id).suppressed);
    expect(suppressed(run(battle, next))).toEqual([false, false, true]);
    // An enemy who uses his initiative keeps them down through both his turns.
    const again = run(battle, { type: 'declareInitiative' });
    expect(suppressed(again)).toEqual([false, false, true]);
    expect(suppressed(run(again, next, next))).toEqual([false, false, true]);
    expect(suppressed(run(again, next, next, next, next))).toEqual([false, false, false]);
    expect(eventsOf(battle, next).filter(({ type }) => type === 'unit')).toHaveLength(2);
  });
});

describe('initiative (INIT-1)', () => {
  const declare = { type: 'declareInitiative' } as const;

  it('INIT-1: he hands the marker over and has another whole turn from Command on', () => {
    const battle = table({ phase: 'initiative', initiative: 'red' });
    const again = run(battle, declare);
    expect([again.active, again.phase, again.initiative, again.turns]).toEqual([
      'red',
      'command',
      'black',
      { red: 2, black: 0 },
    ]);
    // Never three running.
    forbidden(run(again, next), declare, 'INIT-1');
    expect(run(again, next, next).active).toBe('black');
  });

  it.each<[Phase, Side | null]>([
    ['initiative', 'black'],
    ['initiative', null],
    ['combat', 'red'],
  ])('INIT-1: not in %s when %s has the marker', (phase, initiative) => {
    const battle = forbidden(table({ phase, initiative }), declare, 'INIT-1');
    expect([battle.active, battle.phase]).toEqual(['red', 'command']);
  });

  it('INIT-1: the card says who holds it first', () => {
    expect(table().initiative).toBe('black');
    const card = { ...PRACTICE, initiative: null };
    expect(begin({ card, options: DEFAULT_OPTIONS }).initiative).toBeNull();
  });
});

describe('by hand (TURN-1)', () => {
  it('TURN-1: side, turn and phase can be set', () => {
    const units = { [MACCUS]: { thisPhase: { fired: true } } };
    const battle = run(table({ units, charging: true }), {
      type: 'setPhase',
      side: 'black',
      turn: 4,
      phase: 'move',
    });
    expect([battle.active, battle.phase, battle.turns, battle.charging]).toEqual([
      'black',
      'move',
      { red: 1, black: 4 },
      false,
    ]);
    expect(unitIn(battle, MACCUS).thisPhase.fired).toBe(false);
  });

  it.each([0, 1000, 1.5, Number.NaN])('TURN-1: there is no turn %d', (turn) => {
    nonsense(table(), { type: 'setPhase', side: 'red', turn, phase: 'move' }, 'TURN-1');
  });

  it('INIT-1: the marker', () => {
    expect(run(table(), { type: 'setInitiative', side: 'red' }).initiative).toBe('red');
    expect(run(table(), { type: 'setInitiative', side: null }).initiative).toBeNull();
  });

  it('options', () => {
    const options = { ...DEFAULT_OPTIONS, chain: true };
    expect(run(table(), { type: 'setOptions', options }).options).toEqual(options);
  });

  it('WING-1: entering a turn clears what was to be judged on the other side', () => {
    const wings = { [BYRHTNOTH]: { check: true }, [OLAF]: { check: true } };
    const battle = run(table({ wings, phase: 'initiative' }), next);
    expect([wingIn(battle, BYRHTNOTH).check, wingIn(battle, OLAF).check]).toEqual([false, false]);
  });
});
