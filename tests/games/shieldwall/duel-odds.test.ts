import { describe, expect, it } from 'vitest';
import { duelOdds } from '#/games/shieldwall/rules';
import { playedOdds } from './playedDuels';

const KINDS = [
  { kind: 'leader', specialWeapon: false },
  { kind: 'leader', specialWeapon: true },
  { kind: 'heroicChampion', specialWeapon: false },
  { kind: 'champion', specialWeapon: false },
] as const;

describe('the odds of a duel, before it is known who fights', () => {
  it.each(KINDS.flatMap((one) => KINDS.map((other) => ({ one, other }))))(
    'DUEL-3 to DUEL-7: $one.kind ($one.specialWeapon) against $other.kind ($other.specialWeapon)',
    ({ one, other }) => {
      const told = duelOdds(one, other);
      // Two thousand duels are right to about a part in a hundred; the same ones every time.
      const played = playedOdds(one, other, 2000);
      expect(Math.abs(told.kills - played.kills)).toBeLessThan(0.035);
      expect(Math.abs(told.falls - played.falls)).toBeLessThan(0.035);
    },
  );

  it('DUEL-3: the special weapon and the hero are worth their cards, an ordinary champion is not', () => {
    const against = KINDS[0];
    const kills = KINDS.map((one) => duelOdds(one, against).kills);
    expect(kills).toEqual([0.26, 0.3, 0.27, 0.21]);
  });
});
