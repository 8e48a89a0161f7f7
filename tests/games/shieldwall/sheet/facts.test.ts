import { describe, expect, it } from 'vitest';
import { applies, type ChosenUnit } from '#/games/shieldwall/sheet/facts';

const unit: ChosenUnit = {
  id: 'red-0-1',
  name: 'Leofsunu’s band',
  kind: 'band',
  grade: 'C',
  level: 'ready',
  dps: 2,
  formed: true,
  course: 'steady',
  inCombat: false,
  followingUp: false,
  fightsToDeath: false,
  supernumeraries: ['campFollowers'],
};

describe('a row applies to a unit', () => {
  it.each([
    ['that is Ready, to one Ready', { level: ['ready'] }, true],
    ['that is Shaken, not to one Ready', { level: ['shaken'] }, false],
    ['of grade A or B, not to C', { grade: ['A', 'B'] }, false],
    ['with its DPs at the figure', { dpsFrom: 2 }, true],
    ['with more DPs than it has', { dpsFrom: 3 }, false],
    ['in disorder by DPs (CHG-2)', { disordered: 2 }, true],
    ['in disorder by neither', { disordered: 3 }, false],
    ['that is a retinue', { kind: 'retinue' }, false],
    ['with camp followers', { has: ['campFollowers', 'holyPerson'] }, true],
    ['with the standard', { has: ['battleStandard'] }, false],
    ['formed and fighting: one of two is not enough', { formed: true, inCombat: true }, false],
    ['pursuing', { course: 'pursuing' }, false],
    ['following up', { followingUp: true }, false],
    ['fighting to the death', { fightsToDeath: true }, false],
  ] as const)('%s', (_, facts, expected) => {
    expect(applies(facts, unit)).toBe(expected);
  });

  it('in disorder by formation alone (CHG-2)', () => {
    expect(applies({ disordered: 2 }, { ...unit, formed: false, dps: 0 })).toBe(true);
  });
});
