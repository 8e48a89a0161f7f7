import type { Options } from '../rules/options';
import type { Phase } from '../rules/words';
import { army, grades, supernumeraries } from './entries/army';
import { after, combat, results } from './entries/combat';
import { champions, duel } from './entries/duel';
import { gods } from './entries/gods';
import { leaders, lostRetinue, risk } from './entries/leaders';
import { control, disorder, levels } from './entries/morale';
import { manoeuvre, movement, rest, unformed } from './entries/movement';
import { charge, missiles } from './entries/shooting';
import { deployment, dice, differences, ending, turn } from './entries/turn';
import type { Entry, EntryFor } from './entry';

/** As a turn is played, then what is looked up less often. */
const inOrder: readonly EntryFor[] = [
  turn,
  gods,
  leaders,
  duel,
  champions,
  control,
  movement,
  manoeuvre,
  rest,
  unformed,
  missiles,
  charge,
  combat,
  results,
  after,
  risk,
  lostRetinue,
  disorder,
  levels,
  army,
  grades,
  supernumeraries,
  deployment,
  dice,
  differences,
  ending,
];

/** The whole sheet as a battle with these options reads it. */
export const sheet = (options: Options): readonly Entry[] => inOrder.map((entry) => entry(options));

/** The tables of this phase first, the rest in their usual order. */
export function phaseFirst(entries: readonly Entry[], phase: Phase | null): readonly Entry[] {
  if (!phase) return entries;
  const isDue = (entry: Entry) => entry.phases.includes(phase);
  return [...entries.filter(isDue), ...entries.filter((entry) => !isDue(entry))];
}
