import { describe, expect, it } from 'vitest';
import {
  type Attack,
  attackOdds,
  FIGURES,
  NOT_AT_ALL,
  WELL,
  whatHelps,
} from '#/games/shields-and-swords/rules';
import { attackBy, fighter } from './fighters';

const inShort = (attack: Attack) =>
  whatHelps(attack, NOT_AT_ALL).map(({ help, gain, spared }) => `${help} ${gain} ${spared}`);

describe('what helps an attack most', () => {
  it('DRM-3: one more of lower class where two stand already, 4 to 5 in 8', () => {
    const attack = attackBy(fighter('I', 'B'), fighter('V', 'A', { inShieldWall: true }), {
      participants: [fighter('I', 'C'), fighter('I', 'C')],
    });
    expect(attackOdds(attack, WELL).chances).toMatchObject({ targetHurt: 4, attackersHurt: 5 });
    // Row C from 0 to 7: DL, DR, two stars and two exchanges, AR twice.
    expect(whatHelps(attack, WELL).find(({ help }) => help === 'lowerClass')).toEqual({
      help: 'lowerClass',
      label: 'One more of class C',
      rule: 'DRM-3',
      targetHurt: 5,
      gain: 1,
      spared: 1,
    });
  });

  it('FIRE-4, COMB-5, DRM-2: when none hurts the target more, what spares the attackers most', () => {
    // Row C from 2 to 9: EX, EX, AL, AL. Row B: EX, EX. Row C from 1 to 8: EX, EX, AL.
    const attack = attackBy(fighter('V', 'C'), fighter('V', 'C'));
    expect(inShort(attack)).toEqual([
      'suppressed 0 2',
      'pitched 0 2',
      'equalClass 0 1',
      'lowerClass 0 1',
    ]);
    expect(whatHelps(attack, NOT_AT_ALL).map(({ label, rule }) => [label, rule])).toEqual([
      ['Target suppressed first', 'FIRE-4'],
      ['Pitched combat', 'COMB-5'],
      ['One more of class C', 'DRM-2'],
      ['One more of class D', 'DRM-3'],
    ]);
  });

  it('FIRE-4, COMB-5: what is so already is not offered', () => {
    const attack = attackBy(fighter('V', 'C'), fighter('V', 'C'));
    expect(inShort({ ...attack, kind: 'pitched' }).join()).not.toContain('pitched');
    expect(inShort({ ...attack, kind: 'charge' }).join()).not.toContain('pitched');
    const down = fighter('V', 'C', { suppressed: true });
    expect(inShort({ ...attack, target: down }).join()).not.toContain('suppressed');
  });

  it('DRM-3: nobody is of lower class than D, and what does not help is left out', () => {
    expect(inShort(attackBy(fighter('L', 'D'), fighter('L', 'D'))).join()).not.toContain('lower');
    // Row AA from 2 to 9 hurts at 2 and 3; from 1 to 8 at 1, 2 and 3. Nothing is above AA.
    const best = attackBy(fighter('I', 'AA'), fighter('I', 'C'));
    expect(inShort(best)).toEqual(['equalClass 1 0', 'lowerClass 1 0']);
    // Row A from 0 to 7 hurts in five faces, two of them exchanges; AA from 0 in four: fewer.
    expect(inShort(attackBy(fighter('V', 'A'), fighter('L', 'D'))).join()).not.toContain('pitched');
  });

  it('CARD-1: the greatest gain first', () => {
    // Row AA hurts up to 3: from 2 on in two faces, from 1 in three, from -1 in five.
    const figures = { ...FIGURES, equalClass: -3 };
    const attack = attackBy(fighter('I', 'AA'), fighter('I', 'C'), { figures });
    expect(inShort(attack)).toEqual(['equalClass 3 0', 'lowerClass 1 0']);
    const lower = { ...FIGURES, lowerClass: -3 };
    expect(inShort({ ...attack, figures: lower })).toEqual(['lowerClass 3 0', 'equalClass 1 0']);
  });
});
