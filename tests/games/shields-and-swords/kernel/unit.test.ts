import { describe, expect, it } from 'vitest';
import {
  checkedAfter,
  fighterOf,
  isHere,
  isHorse,
  leader,
  pointsOf,
  scoreOf,
  seenUnit,
  UNIT_TYPES,
  type Unit,
  winsByPoints,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import {
  ARCHERS,
  EDWARD,
  forbidden,
  HEARTH,
  HIRD,
  MACCUS,
  nonsense,
  ORM,
  type Patch,
  run,
  THRALLS,
  table,
  unitIn,
} from './table';

describe('units (UNIT-1..7)', () => {
  it('UNIT-1: horse is heavy and light, the rest is foot', () => {
    expect(UNIT_TYPES.filter(isHorse)).toEqual(['HH', 'LH']);
  });

  const seen = (id: string, patch: Patch = {}) => {
    const battle = table(patch);
    return seenUnit(battle, unitIn(battle, id));
  };

  it('UNIT-6, OPT-REVERSE: nobody sees the back before the first loss', () => {
    expect(seen(HEARTH)).toEqual({
      class: 'A',
      fireFactor: null,
      steps: 2,
      fullSteps: 2,
      reduced: null,
      crown: null,
    });
    expect(seen(EDWARD).crown).toBeNull();
    expect(seen(HEARTH, { options: { reverse: 'shown' } })).toMatchObject({
      class: 'A',
      reduced: { class: 'B', fireFactor: null },
      crown: true,
    });
  });

  it('UNIT-4, UNIT-6: flipped, it shows its own values and its crown', () => {
    expect(seen(HEARTH, { units: { [HEARTH]: { steps: 1 } } })).toEqual({
      class: 'B',
      fireFactor: null,
      steps: 1,
      fullSteps: 2,
      reduced: { class: 'B', fireFactor: null },
      crown: true,
    });
    expect(seen(MACCUS, { units: { [MACCUS]: { steps: 1 } } })).toMatchObject({
      class: 'D',
      fireFactor: 8,
      crown: false,
    });
  });

  it('UNIT-6, VP-3: eliminated, its points disclose the crown and no more', () => {
    expect(seen(HEARTH, { units: { [HEARTH]: { steps: 0 } } })).toEqual({
      class: 'A',
      fireFactor: null,
      steps: 0,
      fullSteps: 2,
      reduced: null,
      crown: true,
    });
  });

  it('UNIT-4, UNIT-5: a unit of one step has a blank back', () => {
    expect(seen(ARCHERS)).toEqual({
      class: 'D',
      fireFactor: 6,
      steps: 1,
      fullSteps: 1,
      reduced: null,
      crown: false,
    });
  });

  it('an attack counts a crown only when it is seen', () => {
    const points = (patch: Patch) => {
      const battle = table(patch);
      return fighterOf(battle, unitIn(battle, HEARTH)).points;
    };
    expect(points({})).toBe(3);
    expect(points({ units: { [HEARTH]: { steps: 1 } } })).toBe(5);
    expect(points({ options: { reverse: 'shown' } })).toBe(5);
  });

  it('here is who has come and is not eliminated', () => {
    const unit = unitIn(table(), EDWARD);
    expect([unit, { ...unit, arrived: false }, { ...unit, steps: 0 }].map(isHere)).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('points (VP-1..3)', () => {
  const lost = { steps: 0 };

  it('VP-1, VP-3: by type, a crown two more, and what is awarded', () => {
    const units = { [HIRD]: lost, [THRALLS]: lost, [EDWARD]: lost };
    expect(pointsOf(table({ units }))).toEqual({ red: 6, black: 2 });
    expect(pointsOf(table({ units, awarded: { red: 1, black: -2 } }))).toEqual({
      red: 7,
      black: 0,
    });
    const card = { figures: { crown: 4 } };
    expect(pointsOf(table({ card, units })).red).toBe(8);
  });

  it.each<[number, number, boolean]>([
    [26, 22, false],
    [26, 21, true],
    [25, 20, true],
    [24, 0, false],
  ])('VP-2: %d to %d with a target of 25 and a lead of 5', (red, black, wins) => {
    expect(winsByPoints({ target: 25, lead: 5 }, { red, black }, 'red')).toBe(wins);
    expect(winsByPoints({ target: 25, lead: 5 }, { red: black, black: red }, 'black')).toBe(wins);
  });

  it('VP-2: without a target nobody wins by points, nor is tested', () => {
    expect(winsByPoints({ target: null, lead: 0 }, { red: 99, black: 0 }, 'red')).toBe(false);
    expect(checkedAfter({ ...PRACTICE.victory, target: null }, 'red')).toEqual([]);
  });

  it('VP-2: the score says who is ahead, by how much, and who is tested next', () => {
    const units = { [ORM]: lost };
    expect(scoreOf(table({ units }))).toEqual({
      points: { red: 2, black: 0 },
      ahead: 'red',
      lead: 2,
      checked: ['black'],
      target: 12,
      leadNeeded: 3,
    });
    expect(scoreOf(table({ active: 'black', awarded: { red: 0, black: 3 } }))).toMatchObject({
      ahead: 'black',
      lead: 3,
      checked: ['red'],
    });
    expect(leader({ red: 1, black: 1 })).toBeNull();
  });
});

describe('by hand', () => {
  const set = (change: object, unit = MACCUS) => ({ type: 'setUnit', unit, set: change }) as const;

  it('UNIT-4: a step off and on again; suppression; shield wall', () => {
    const reduced = run(table(), set({ steps: 1 }));
    expect(unitIn(reduced, MACCUS).steps).toBe(1);
    expect(run(reduced, set({ steps: 2 })).units[MACCUS]).toEqual(table().units[MACCUS]);
    expect(unitIn(run(table(), set({ suppressed: true })), MACCUS).suppressed).toBe(true);
    expect(unitIn(run(table(), set({ inShieldWall: true }, EDWARD)), EDWARD).inShieldWall).toBe(
      true,
    );
  });

  it('VP-1: eliminated by hand counts, and bears no marker; brought back it does not count', () => {
    const units = { [MACCUS]: { suppressed: true, inShieldWall: true } };
    const gone = run(table({ units }), set({ steps: 0 }));
    expect(unitIn(gone, MACCUS)).toMatchObject({ suppressed: false, inShieldWall: false });
    expect(pointsOf(gone).black).toBe(3);
    const back = run(gone, set({ steps: 1 }));
    expect(pointsOf(back).black).toBe(0);
    expect(back.wings['red-1']?.disturbed).toBe(true);
  });

  it('UNIT-7: class and fire factor of the side that lies up', () => {
    const better = run(table(), set({ class: 'A' }));
    expect(unitIn(better, MACCUS)).toMatchObject({
      front: { class: 'A', fireFactor: 7 },
      reverse: { class: 'D', fireFactor: 8 },
    });
    const reduced = run(table(), set({ steps: 1 }), set({ fireFactor: 5 }));
    expect(unitIn(reduced, MACCUS)).toMatchObject({
      front: { class: 'C', fireFactor: 7 },
      reverse: { class: 'D', fireFactor: 5 },
    });
    expect(unitIn(run(table(), set({ fireFactor: null })), MACCUS).front.fireFactor).toBeNull();
    const both = run(table(), set({ steps: 1, class: 'B' }));
    expect(unitIn(both, MACCUS)).toMatchObject({ steps: 1, reverse: { class: 'B' } });
  });

  it.each<[object, Partial<Unit['thisPhase']>]>([
    [{ fired: true }, { fired: true }],
    [{ attacked: true }, { attacked: true }],
    [{ wasAttacked: true }, { wasAttacked: true }],
  ])('FIRE-1, COMB-2: what it has done in this phase %j', (change, expected) => {
    const done = run(table(), set(change));
    expect(unitIn(done, MACCUS).thisPhase).toEqual({
      fired: false,
      attacked: false,
      wasAttacked: false,
      held: false,
      ...expected,
    });
  });

  it('MOVE-5: whether it has come', () => {
    expect(unitIn(run(table(), set({ arrived: false })), MACCUS).arrived).toBe(false);
  });

  it('nonsense is refused', () => {
    for (const steps of [-1, 3, 0.5, Number.NaN]) nonsense(table(), set({ steps }), 'UNIT-4');
    nonsense(table(), set({ steps: 2 }, ARCHERS), 'UNIT-4');
    for (const fireFactor of [0, 1000, 1.5]) nonsense(table(), set({ fireFactor }), 'UNIT-3');
    nonsense(table(), set({ steps: 1 }, 'nobody'));
    for (const points of [1.5, 1000, -1000, Number.NaN])
      nonsense(table(), { type: 'setAwarded', side: 'red', points }, 'VP-1');
  });

  it('VP-1: points beside those for units', () => {
    const given = run(table(), { type: 'setAwarded', side: 'black', points: -3 });
    expect(given.awarded).toEqual({ red: 0, black: -3 });
  });

  it('a forbidden thing that is done anyway is done', () => {
    const battle = forbidden(
      table(),
      { type: 'lay', wing: 'black-0', marker: 0, face: 'combat' },
      'TURN-1',
    );
    expect(battle.wings['black-0']?.laid).toHaveLength(1);
  });
});
