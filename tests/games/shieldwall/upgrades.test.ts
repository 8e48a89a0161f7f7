import { describe, expect, it } from 'vitest';
import { upgraded } from '#/core/upgrade';
import { type Options, QUICK_SHEET, RULEBOOK } from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { completeOptions, UPGRADES } from '#/games/shieldwall/schemas/upgrades';

/** As they were kept before OPT-HALT was one of them. */
const old = ({ halt: _, ...rest }: Options): Partial<Options> => rest;

describe('format 2: options of an older battle', () => {
  it('OPT-HALT: the quick sheet and the rulebook fill in their own', () => {
    expect(completeOptions(old(QUICK_SHEET))).toEqual(QUICK_SHEET);
    expect(completeOptions(old(RULEBOOK))).toEqual(RULEBOOK);
    expect(completeOptions({})).toEqual(QUICK_SHEET);
  });

  it('OPT-HALT: a mixture gets the quick sheet’s, and what is stored stays', () => {
    const mixed = { ...old(RULEBOOK), minDie: 1 } as const;
    expect(completeOptions(mixed)).toEqual({ ...RULEBOOK, minDie: 1, halt: 'front' });
    expect(completeOptions({ ...QUICK_SHEET, halt: 'visible' }).halt).toBe('visible');
  });

  const [{ armies }] = SCENARIOS;
  const event = (options: object) => ({ type: 'battle', set: { options }, reason: 'byHand' });
  it.each([
    ['setup', { armies, options: old(RULEBOOK) }, { armies, options: RULEBOOK }],
    [
      'command',
      { type: 'setOptions', options: old(RULEBOOK) },
      { type: 'setOptions', options: RULEBOOK },
    ],
    ['event', event(old(RULEBOOK)), event(RULEBOOK)],
    ['army', armies.red, armies.red],
  ] as const)('OPT-HALT: in a %s', (part, stored, read) => {
    expect(upgraded(UPGRADES, part, stored)).toEqual(read);
    expect(upgraded(UPGRADES, part, stored, 2)).toBe(stored);
  });

  it('OPT-HALT: among the settings', () => {
    const setting = 'shieldwall.options';
    expect(upgraded(UPGRADES, { setting }, old(RULEBOOK))).toEqual(RULEBOOK);
    expect(upgraded(UPGRADES, { setting: 'shieldwall.sheet' }, { pins: [] })).toEqual({ pins: [] });
  });
});
