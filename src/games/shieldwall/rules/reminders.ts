import { FIGURES } from './figures';
import type { Options } from './options';
import type { RuleId } from './rule';

/** What only eyes can see, and the rule that asks for it. */
export interface Reminder {
  readonly text: string;
  readonly rule: RuleId;
}

/** A few words for whoever is about to do it: nothing here is asked or checked. */
export const REMINDERS = {
  movement: ({ halt, terrainStop }: Options): readonly Reminder[] => [
    {
      text: `Halts ${FIGURES.reach}″ from ${halt === 'front' ? 'enemies to its front' : 'any enemy in sight'}`,
      rule: 'MOVE-8',
    },
    { text: 'formed: ahead, 22½° aside at most', rule: 'MAN-1' },
    {
      text: `not forced through friends or over obstacles${terrainStop ? ', may stop before bad ground' : ''}`,
      rule: 'MOVE-2',
    },
    { text: 'where moves cross, the unit in front may go first', rule: 'MOVE-6' },
  ],
  missiles: (): readonly Reminder[] => [
    {
      text: `Within ${FIGURES.reach}″, a clear line from the stand’s front, gaps of ${FIGURES.reach}″ or more`,
      rule: 'MISS-1',
    },
  ],
  charge: (): readonly Reminder[] => [
    { text: `The target is within ${FIGURES.reach}″`, rule: 'CHG-1' },
  ],
  combat: (): readonly Reminder[] => [
    { text: 'No partial overlaps, unit against unit where possible', rule: 'COMB-6' },
  ],
} as const;
export type Reminded = keyof typeof REMINDERS;
