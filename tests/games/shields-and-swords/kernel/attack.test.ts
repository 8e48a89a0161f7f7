import { describe, expect, it } from 'vitest';
import { questionOf } from '#/games/shields-and-swords/rules';
import { type AttackCommand, attack, resolve, take } from './fight';
import {
  BYRHTNOTH,
  bonus,
  combat,
  DUNNERE,
  EDWARD,
  eventsOf,
  forbidden,
  GODRIC,
  HEARTH,
  HIRD,
  LEOFSUNU,
  MACCUS,
  next,
  nonsense,
  OFFAS,
  ORM,
  orders,
  type Patch,
  run,
  SKULI,
  stepsOf,
  table,
  unitIn,
  WISTAN,
} from './table';

describe('declaring an attack (COMB-1..5)', () => {
  it('COMB-1, CRT: the throw is kept until it is carried out', () => {
    // Infantry B on infantry C: row B, +1. A 4 is a 5: EX.
    const battle = run(combat(), attack([EDWARD], ORM, 4));
    expect(battle.attack).toEqual({
      kind: 'combat',
      target: ORM,
      attackers: [EDWARD],
      class: 'B',
      face: 4,
      roll: 5,
      result: 'EX',
      byStar: false,
      asked: [],
      stage: 'result',
    });
    expect(unitIn(battle, EDWARD).thisPhase.attacked).toBe(true);
    expect(unitIn(battle, ORM).thisPhase.wasAttacked).toBe(true);
    expect(stepsOf(battle, EDWARD, ORM)).toEqual([2, 2]);
  });

  it('COMB-1: one is carried out before the next, or before the phase ends', () => {
    const battle = run(combat(), attack([EDWARD], ORM, 4));
    const other = forbidden(battle, attack([HEARTH], HIRD, 1), 'COMB-1');
    expect(other.attack?.target).toBe(HIRD);
    const gone = forbidden(battle, next, 'COMB-1');
    expect([gone.attack, gone.phase]).toEqual([null, 'initiative']);
    const initiative = { ...battle, phase: 'initiative', initiative: 'red' } as const;
    forbidden(initiative, { type: 'declareInitiative' }, 'COMB-1');
  });

  it('COMB-1: a throw that does nothing waits for nobody', () => {
    // Row B at +1: a 3 is a 4, NE.
    const battle = run(combat(), attack([EDWARD], ORM, 3));
    expect(battle.attack).toBeNull();
    expect(unitIn(battle, EDWARD).thisPhase.attacked).toBe(true);
    expect(eventsOf(combat(), attack([EDWARD], ORM, 3)).map(({ type }) => type)).toEqual([
      'dice',
      'unit',
      'unit',
    ]);
    // Nor does it leave an older one behind.
    const older = run(combat(), attack([HEARTH], HIRD, 1));
    expect(run(older, { ...attack([EDWARD], ORM, 3), anyway: true }).attack).toBeNull();
  });

  it('COMB-2: in a phase a unit attacks once and is attacked once', () => {
    const battle = run(combat(), attack([EDWARD], ORM, 3));
    forbidden(battle, attack([EDWARD], HIRD, 3), 'COMB-2');
    forbidden(battle, attack([HEARTH, EDWARD], HIRD, 3), 'COMB-2');
    forbidden(battle, attack([HEARTH], ORM, 3), 'COMB-2');
    expect(run(battle, attack([HEARTH], HIRD, 1)).attack?.target).toBe(HIRD);
  });

  it('COMB-5: in the second Combat phase they may again', () => {
    const laid = { [BYRHTNOTH]: [...orders(0, 'combat'), bonus('combat')] };
    const second = run(combat({ laid }), attack([EDWARD], ORM, 3), next);
    expect(second.phase).toBe('secondCombat');
    expect(run(second, attack([EDWARD], ORM, 4)).attack?.kind).toBe('combat');
  });

  it('COMB-2: all attackers are of one wing that has the phase', () => {
    forbidden(combat(), attack([EDWARD, WISTAN], ORM, 1), 'COMB-2');
    forbidden(
      combat({ laid: { [BYRHTNOTH]: orders(0, 'combat') } }),
      attack([WISTAN], ORM, 1),
      'CMD-3',
    );
  });

  it('COMB-3: horse and foot do not join', () => {
    forbidden(combat(), attack([EDWARD, GODRIC], ORM, 1), 'COMB-3');
    forbidden(combat(), attack([GODRIC, EDWARD], ORM, 1), 'COMB-3');
    expect(run(combat(), attack([GODRIC], ORM, 5)).attack?.attackers).toEqual([GODRIC]);
  });

  it('COMB-3, FIRE-4: suppressed units take no part', () => {
    const units = { [DUNNERE]: { suppressed: true } };
    forbidden(combat({ units }), attack([DUNNERE], ORM, 1), 'COMB-3');
    forbidden(combat({ units }), attack([EDWARD, DUNNERE], ORM, 1), 'COMB-3');
  });

  it('COMB-4: the best base class is Primary; of equal ones the player picks', () => {
    const best = run(combat(), attack([DUNNERE, EDWARD], ORM, 5));
    expect(best.attack?.attackers).toEqual([EDWARD, DUNNERE]);
    const first = run(combat(), attack([LEOFSUNU, EDWARD], ORM, 5));
    expect(first.attack?.attackers).toEqual([LEOFSUNU, EDWARD]);
    const picked = run(combat(), attack([LEOFSUNU, EDWARD], ORM, 5, { primary: EDWARD }));
    expect(picked.attack?.attackers).toEqual([EDWARD, LEOFSUNU]);
    const wish = attack([DUNNERE, EDWARD], ORM, 5, { primary: DUNNERE });
    expect(forbidden(combat(), wish, 'COMB-4').attack?.attackers).toEqual([DUNNERE, EDWARD]);
    nonsense(combat(), attack([EDWARD], ORM, 5, { primary: HEARTH }), 'COMB-4');
  });

  it('UNIT-7, COMB-4: base class is that of the side that lies up', () => {
    // Edward reduced is C, as Dunnere: DRM-2, and either may be Primary.
    const units = { [EDWARD]: { steps: 1 } };
    const battle = run(combat({ units }), attack([DUNNERE, EDWARD], ORM, 1));
    expect(battle.attack).toMatchObject({ attackers: [DUNNERE, EDWARD], class: 'C', roll: 1 });
  });

  it('COMB-1, HORSE-2: only in a phase of attacks', () => {
    const laid = { [BYRHTNOTH]: orders(0, 'combat', 'move', 'horse') };
    forbidden(table({ laid, phase: 'move' }), attack([EDWARD], ORM, 1), 'COMB-1');
    forbidden(table({ laid, phase: 'horse' }), attack([GODRIC], ORM, 1), 'HORSE-2');
    const charging = table({ laid, phase: 'horse', charging: true });
    forbidden(charging, attack([EDWARD], ORM, 1), 'HORSE-2');
    expect(run(charging, attack([GODRIC], ORM, 1)).attack?.kind).toBe('charge');
    forbidden(combat(), attack([SKULI], EDWARD, 1), 'TURN-1');
  });

  it('HORSE-4: a charge takes nothing away from later phases', () => {
    const laid = { [BYRHTNOTH]: orders(0, 'horse', 'combat') };
    const charging = table({ laid, phase: 'horse', charging: true });
    // Heavy horse B on infantry C: row B, 0. A 4 is NE.
    const later = run(charging, attack([GODRIC], ORM, 4), next);
    expect(later.phase).toBe('combat');
    expect(run(later, attack([GODRIC], ORM, 5)).attack?.result).toBe('EX');
  });

  it('COMB-5, CC-1: a pitched combat is one class up', () => {
    const laid = { [BYRHTNOTH]: [...orders(0, 'combat'), bonus('combat', true)] };
    const battle = run(table({ laid, phase: 'pitched' }), attack([EDWARD], ORM, 5));
    expect(battle.attack).toMatchObject({ kind: 'pitched', class: 'A', roll: 6, result: 'EX' });
  });

  it.each<[string, Partial<AttackCommand>, Patch, string, number]>([
    ['TERR-1: downhill', { downhill: true }, {}, 'A', 8],
    ['TERR-3: trench', { trench: true }, {}, 'D', 8],
    ['FIRE-4: target suppressed', {}, { units: { [ORM]: { suppressed: true } } }, 'A', 8],
    ['SW-4: target in shield wall', {}, { units: { [ORM]: { inShieldWall: true } } }, 'C', 8],
    ['SW-4: attacker in shield wall', {}, { units: { [EDWARD]: { inShieldWall: true } } }, 'C', 8],
    [
      'DRM-4: the card’s modifiers',
      { modifiers: [0, 1] },
      {
        card: {
          modifiers: [
            { name: 'Ford', to: 'roll', value: -1 },
            { name: 'Relics', to: 'class', value: 1 },
          ],
        },
      },
      'A',
      7,
    ],
    [
      'CARD-1: the card’s figures',
      { downhill: true },
      { card: { figures: { downhill: -1 } } },
      'C',
      8,
    ],
  ])('CC-1, DRM-1: %s', (_, more, patch, row, roll) => {
    const battle = run(combat(patch), attack([EDWARD], ORM, 7, more));
    expect([battle.attack?.class, battle.attack?.roll]).toEqual([row, roll]);
  });

  it('HORSE-3, CMD-5: the Bonus of the wing on Horse counts in its charges', () => {
    const laid = {
      [BYRHTNOTH]: [...orders(0, 'horse'), bonus('horse')],
      [OFFAS]: orders(1, 'horse'),
    };
    const charging = table({ laid, phase: 'horse', charging: true });
    expect(run(charging, attack([GODRIC], ORM, 1)).attack?.class).toBe('AA');
    expect(run(charging, attack([MACCUS], ORM, 1)).attack?.class).toBe('C');
    const elsewhere = { [BYRHTNOTH]: [...orders(0, 'horse', 'move'), bonus('move')] };
    const plain = table({ laid: elsewhere, phase: 'horse', charging: true });
    expect(run(plain, attack([GODRIC], ORM, 1)).attack?.class).toBe('B');
  });

  it('COMB-1, COMB-2: nonsense', () => {
    nonsense(combat(), attack([], ORM, 1), 'COMB-1');
    nonsense(combat(), attack([EDWARD], HEARTH, 1), 'COMB-2');
    nonsense(combat(), attack([EDWARD, EDWARD], ORM, 1));
    nonsense(combat(), attack(['nobody'], ORM, 1));
    nonsense(combat(), attack([EDWARD], '__proto__', 1));
    for (const face of [0, 9, 1.5, Number.NaN])
      nonsense(combat(), attack([EDWARD], ORM, face), 'CRT');
    nonsense(combat(), attack([EDWARD], ORM, 1, { modifiers: [0] }), 'DRM-4');
    nonsense(combat({ units: { [ORM]: { steps: 0 } } }), attack([EDWARD], ORM, 1));
    nonsense(combat({ units: { [EDWARD]: { steps: 0 } } }), attack([EDWARD], ORM, 1));
    // A rule that is set aside does not let nonsense through behind it.
    const open = run(combat({ units: { [ORM]: { steps: 0 } } }), attack([HEARTH], HIRD, 1));
    nonsense(open, { ...attack([EDWARD], ORM, 1), anyway: true });
    forbidden(combat({ units: { [ORM]: { arrived: false } } }), attack([EDWARD], ORM, 1), 'MOVE-5');
    nonsense(combat(), resolve, 'COMB-1');
    nonsense(combat(), take, 'COMB-1');
    nonsense(combat(), { type: 'advance', unit: null }, 'COMB-1');
    nonsense(combat(), { type: 'dropAttack' }, 'COMB-1');
  });

  it('COMB-1: an attack that is done with on the table is dropped by hand', () => {
    const battle = run(combat(), attack([EDWARD], ORM, 4), { type: 'dropAttack' });
    expect([battle.attack, ...stepsOf(battle, EDWARD, ORM)]).toEqual([null, 2, 2]);
  });
});

describe('an open attack outlives changes by hand', () => {
  it('COMB-1: whoever is gone meanwhile is asked nothing', () => {
    const battle = run(combat(), attack([EDWARD, DUNNERE], ORM, 5));
    const without = run(battle, { type: 'setUnit', unit: EDWARD, set: { steps: 0 } });
    expect(questionOf(without)).toMatchObject({ losers: [DUNNERE] });
    const targetGone = run(battle, { type: 'setUnit', unit: ORM, set: { steps: 0 } });
    const after = run(targetGone, { type: 'resolve', loses: DUNNERE });
    expect([after.attack, ...stepsOf(after, ORM, DUNNERE)]).toEqual([null, 0, 1]);
    expect(questionOf(combat())).toBeNull();
  });
});
