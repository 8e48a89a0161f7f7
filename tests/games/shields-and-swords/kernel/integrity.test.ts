import { describe, expect, it } from 'vitest';
import { integrityOf, pointsOf, wingsToCheck } from '#/games/shields-and-swords/rules';
import {
  ARCHERS,
  BYRHTNOTH,
  DUNNERE,
  EDWARD,
  forbidden,
  GODRIC,
  HEARTH,
  LEOFSUNU,
  LEVY,
  linesOf,
  MACCUS,
  next,
  nonsense,
  OFFA,
  OFFAS,
  ORM,
  orders,
  run,
  SKULI,
  stepsOf,
  table,
  type UnitPatch,
  WISTAN,
  wingIn,
} from './table';

const lost: UnitPatch = { steps: 0 };
/** Offa's wing with no veteran and no horse: infantry, levy and archers. */
const leaderless = { [OFFA]: lost, [MACCUS]: lost };

const fact = (battle: ReturnType<typeof table>, id: string) => {
  const { foot, needs, within, hopeless } = integrityOf(battle, wingIn(battle, id));
  return [foot.map(({ id: unit }) => unit), needs, within, hopeless];
};

describe('what foot needs (WING-1..3)', () => {
  it('WING-1: a veteran or horse of its wing within six hexes', () => {
    expect(fact(table(), BYRHTNOTH)).toEqual([[EDWARD, DUNNERE], 'leader', 6, false]);
    expect(fact(table({ units: { [OFFA]: lost } }), OFFAS)).toEqual([
      [WISTAN, LEVY, ARCHERS],
      'leader',
      6,
      false,
    ]);
    expect(fact(table({ units: { [MACCUS]: lost } }), OFFAS)[1]).toBe('leader');
  });

  it('WING-1: or two others within four, where neither is left', () => {
    expect(fact(table({ units: leaderless }), OFFAS)).toEqual([
      [WISTAN, LEVY, ARCHERS],
      'comrades',
      4,
      false,
    ]);
    // One that has not come yet is no help.
    const coming = { ...leaderless, [OFFA]: { arrived: false } };
    expect(fact(table({ units: coming }), OFFAS)[1]).toBe('comrades');
  });

  it.each<[string, Record<string, UnitPatch>, boolean]>([
    ['three', {}, false],
    ['two', { [LEVY]: lost }, true],
    ['one', { [LEVY]: lost, [WISTAN]: lost }, true],
    ['none', { [LEVY]: lost, [WISTAN]: lost, [ARCHERS]: lost }, false],
    ['two and one to come', { [LEVY]: { arrived: false } }, true],
  ])('WING-3: alone, a wing of %s', (_, units, hopeless) => {
    expect(fact(table({ units: { ...leaderless, ...units } }), OFFAS)[3]).toBe(hopeless);
  });

  it('WING-3: one levy with a veteran is not hopeless', () => {
    const units = { [WISTAN]: lost, [ARCHERS]: lost, [MACCUS]: lost };
    expect(fact(table({ units }), OFFAS)).toEqual([[LEVY], 'leader', 6, false]);
  });

  it('CARD-1: the card’s own figures', () => {
    const card = { figures: { leaderReach: 8, comradeReach: 5, comrades: 3 } };
    expect(fact(table({ card }), BYRHTNOTH)[2]).toBe(8);
    expect(fact(table({ card, units: leaderless }), OFFAS).slice(1)).toEqual(['comrades', 5, true]);
  });
});

describe('who fails (WING-2)', () => {
  it('WING-2, VP-1: is eliminated, all at once, with points for the enemy', () => {
    const units = { [WISTAN]: { suppressed: true, inShieldWall: true } };
    const battle = run(table({ units }), { type: 'integrity', out: [WISTAN, LEVY] });
    expect(stepsOf(battle, WISTAN, LEVY, ARCHERS)).toEqual([0, 0, 1]);
    expect(pointsOf(battle)).toEqual({ red: 0, black: 3 });
    expect(battle.units[WISTAN]).toMatchObject({ suppressed: false, inShieldWall: false });
  });

  it('WING-2: veterans and horse are never judged', () => {
    forbidden(table(), { type: 'integrity', out: [OFFA] }, 'WING-2');
    forbidden(table(), { type: 'integrity', out: [LEVY, MACCUS] }, 'WING-2');
  });

  it('WING-1: only in one’s own turn, and only who is there', () => {
    forbidden(table(), { type: 'integrity', out: [SKULI] }, 'TURN-1');
    nonsense(table({ units: { [LEVY]: lost } }), { type: 'integrity', out: [LEVY] });
    forbidden(
      table({ units: { [LEVY]: { arrived: false } } }),
      { type: 'integrity', out: [LEVY] },
      'MOVE-5',
    );
    nonsense(table(), { type: 'integrity', out: [LEVY, LEVY] });
    nonsense(table(), { type: 'integrity', out: ['nobody'] });
    nonsense(table(), { type: 'integrity', out: [] }, 'WING-1');
  });

  it('WING-1: the answer is remembered for the phase', () => {
    const wings = { [OFFAS]: { check: true }, [BYRHTNOTH]: { check: true } };
    const all = run(table({ wings }), { type: 'integrity', out: [] });
    expect([wingIn(all, OFFAS).check, wingIn(all, BYRHTNOTH).check]).toEqual([false, false]);
    const some = run(table({ wings }), { type: 'integrity', out: [LEVY] });
    expect(wingIn(some, OFFAS).check).toBe(false);
    // The loss of the levy is a new reason to ask.
    expect(wingIn(some, OFFAS).disturbed).toBe(true);
  });
});

describe('when it is asked (WING-1)', () => {
  const asked = (battle: ReturnType<typeof table>) =>
    Object.values(battle.wings).flatMap(({ id, check }) => (check ? [id] : []));

  it('WING-1: not while nobody moved, retreated or was lost', () => {
    const battle = table({ laid: { [BYRHTNOTH]: orders(0, 'combat') } });
    expect(asked(run(battle, next))).toEqual([]);
    expect(wingsToCheck(battle, 'red')).toEqual([]);
  });

  it('WING-1: after a phase in which the wing may have moved, once', () => {
    const battle = table({ laid: { [BYRHTNOTH]: orders(0, 'move', 'combat') } });
    const moving = run(battle, next);
    expect([moving.phase, asked(moving)]).toEqual(['move', []]);
    const fighting = run(moving, next);
    expect([fighting.phase, asked(fighting)]).toEqual(['combat', [BYRHTNOTH]]);
    expect(asked(run(fighting, next))).toEqual([]);
  });

  it('WING-1: not after a phase in which nobody of it may move', () => {
    const walled = { inShieldWall: true };
    const units = { [HEARTH]: walled, [LEOFSUNU]: walled, [EDWARD]: walled, [DUNNERE]: walled };
    const laid = { [BYRHTNOTH]: orders(0, 'move') };
    const horse = run(table({ laid, units }), next, next);
    expect(asked(horse)).toEqual([BYRHTNOTH]);
    const none = { ...units, [GODRIC]: lost };
    expect(asked(run(table({ laid, units: none }), next, next))).toEqual([]);
    // What held it in the phase before says nothing about this one.
    const held = { ...units, [GODRIC]: { thisPhase: { held: true } } };
    expect(asked(run(table({ laid, units: held }), next, next))).toEqual([BYRHTNOTH]);
  });

  it.each(['horse', 'withdraw', 'shieldWall'] as const)('WING-1: after %s too', (order) => {
    const battle = table({ phase: 'fire', laid: { [BYRHTNOTH]: orders(0, order) } });
    const after = run(battle, next, ...(order === 'horse' ? [next, next] : [next]));
    expect([after.phase, asked(after)]).toEqual(['initiative', [BYRHTNOTH]]);
  });

  it('WING-1: losses in the enemy’s turn are asked about in one’s next Command phase', () => {
    const theirs = table({ active: 'black', phase: 'combat' });
    const hit = run(theirs, { type: 'setUnit', unit: OFFA, set: { steps: 0 } });
    expect(wingIn(hit, OFFAS).disturbed).toBe(true);
    const mine = run(hit, next, next);
    expect([mine.active, mine.phase, asked(mine)]).toEqual(['red', 'command', [OFFAS]]);
    expect(wingIn(mine, OFFAS).disturbed).toBe(false);
  });

  it('WING-1: the enemy’s wings are not asked about in one’s own turn', () => {
    const hit = run(table(), { type: 'setUnit', unit: ORM, set: { steps: 0 } }, next);
    expect(asked(hit)).toEqual([]);
    expect(wingIn(hit, 'black-0').disturbed).toBe(true);
  });

  it('WING-1: not where no foot is left', () => {
    const units = { [EDWARD]: lost, [DUNNERE]: lost };
    const battle = table({ units, wings: { [BYRHTNOTH]: { disturbed: true } } });
    expect(asked(run(battle, next))).toEqual([]);
  });
});

describe('the last one or two (WING-3, OPT-LAST-TWO)', () => {
  const units = { ...leaderless, [LEVY]: lost };

  it('WING-3: are eliminated as the next phase begins', () => {
    const battle = table({ units, wings: { [OFFAS]: { disturbed: true } } });
    const after = run(battle, next);
    expect(stepsOf(after, WISTAN, ARCHERS)).toEqual([0, 0]);
    expect(wingIn(after, OFFAS).check).toBe(false);
    expect(linesOf(battle, next).map((line) => 'reason' in line && line.reason)).toEqual([
      'TURN-1',
      'WING-3',
      'WING-3',
    ]);
  });

  it('WING-3: in Command as well, and only in their own turn', () => {
    const theirs = table({ units, active: 'black' });
    const still = run(theirs, next);
    expect(stepsOf(still, WISTAN, ARCHERS)).toEqual([2, 1]);
    const mine = run(still, next);
    expect([mine.phase, ...stepsOf(mine, WISTAN, ARCHERS)]).toEqual(['command', 0, 0]);
  });

  it('WING-3: they do not form a shield wall first', () => {
    const battle = table({ units, laid: { [OFFAS]: orders(1, 'shieldWall') } });
    expect(linesOf(battle, next).some((line) => 'reason' in line && line.reason === 'SW-1')).toBe(
      false,
    );
  });

  it('OPT-LAST-TWO: or they are spared, and not asked about', () => {
    const battle = table({
      units,
      options: { lastTwo: 'spared' },
      wings: { [OFFAS]: { disturbed: true } },
    });
    const after = run(battle, next);
    expect(stepsOf(after, WISTAN, ARCHERS)).toEqual([2, 1]);
    expect(wingIn(after, OFFAS).check).toBe(false);
  });

  it('WING-2: all are judged before any is taken off', () => {
    // Three are left; one is out of reach. The other two had him when they were judged.
    const battle = table({ units: leaderless, wings: { [OFFAS]: { check: true } } });
    const judged = run(battle, { type: 'integrity', out: [LEVY] });
    expect(stepsOf(judged, WISTAN, LEVY, ARCHERS)).toEqual([2, 0, 1]);
    expect(stepsOf(run(judged, next), WISTAN, ARCHERS)).toEqual([0, 0]);
  });
});
