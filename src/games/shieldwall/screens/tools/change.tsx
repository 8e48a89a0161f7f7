import type { Battle } from '#/games/shieldwall/rules';
import { UnitChange } from './UnitChange';

/** What a roll would do to one unit; leaders and whole sides are told in words. */
export function change(before: Battle, after: Battle, about: string) {
  const was = before.units[about];
  const is = after.units[about];
  return was && is ? <UnitChange before={was} after={is} /> : null;
}
