import { describe, expect, it } from 'vitest';
import { oneSlip, oneSlipFromStart } from '#/play/sheet/typo';

describe('one slip of the finger', () => {
  it.each([
    ['charge', 'charge', true],
    ['charg', 'charge', true],
    ['chargee', 'charge', true],
    ['chbrge', 'charge', true],
    ['chrage', 'charge', true],
    ['harge', 'charge', true],
    ['chrgae', 'charge', false],
    ['chr', 'charge', false],
    ['cgarhe', 'charge', false],
    ['ab', 'ba', true],
    ['a', 'b', true],
  ])('%s for %s: %s', (typed, word, expected) => {
    expect(oneSlip(typed, word)).toBe(expected);
    expect(oneSlip(word, typed)).toBe(expected);
  });

  it('while typing', () => {
    expect(oneSlipFromStart('manouv', 'manoeuvre')).toBe(true);
    expect(oneSlipFromStart('missel', 'missiles')).toBe(true);
    expect(oneSlipFromStart('mosel', 'missiles')).toBe(false);
  });
});
