import { describe, expect, it } from 'vitest';
import {
  type Battle,
  begin,
  type Card,
  DEFAULT_OPTIONS,
  evolve,
  type Options,
  type Unit,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import { summaryOf } from '#/games/shields-and-swords/screens/battle/summary';
import { unitWords } from '#/games/shields-and-swords/screens/counter/words';

/** A back that nothing else looks like: AA, fire 9, a crown. */
const CARD: Card = {
  ...PRACTICE,
  sides: {
    ...PRACTICE.sides,
    red: {
      ...PRACTICE.sides.red,
      wings: PRACTICE.sides.red.wings.map((wing) => ({
        ...wing,
        units: wing.units.map((unit) =>
          unit.reduced
            ? { ...unit, reduced: { class: 'AA' as const, fireFactor: 9 }, crown: true }
            : unit,
        ),
      })),
    },
  },
};
const at = (reverse: Options['reverse']): Battle =>
  begin({ card: CARD, options: { ...DEFAULT_OPTIONS, reverse } });
const hearth = (battle: Battle) => battle.units['red-0-0'] as Unit;
const withSteps = (battle: Battle, steps: number): Battle =>
  evolve(battle, { type: 'unit', unit: 'red-0-0', set: { steps }, reason: 'byHand' });

describe('UNIT-6, OPT-REVERSE: the back of a counter stays unknown until it lies up', () => {
  it('no word of any counter names a back or a crown before the first loss', () => {
    const battle = at('hidden');
    for (const unit of Object.values(battle.units))
      expect(unitWords(battle, unit)).not.toMatch(/AA|9|crown/);
  });

  it('once flipped it is what lies up', () => {
    const battle = withSteps(at('hidden'), 1);
    expect(unitWords(battle, hearth(battle))).toBe('veteran, class AA, fire 9, reduced, crown');
  });

  it('open backs show the crown from the start', () => {
    const battle = at('shown');
    expect(unitWords(battle, hearth(battle))).toBe('veteran, class A, 2 steps, crown');
  });

  it('VP-3: an eliminated unit tells its crown by its points only, in the summary too', () => {
    const battle = withSteps(at('hidden'), 0);
    expect(unitWords(battle, hearth(battle))).toBe('veteran, class A, eliminated');
    const { rows } = summaryOf(battle);
    expect(rows[0]?.cells.black.figure).toBe('5');
    expect(rows[1]?.cells.red.names).toEqual(['Hearth (5)']);
    expect(JSON.stringify(rows)).not.toMatch(/AA|crown/);
  });
});
