import type { Level } from '#/games/shieldwall/rules';
import type { LadderStep } from '#/ui/Ladder';

/** The aggression levels as the steps of a ladder. */
export const LEVEL_STEPS: readonly LadderStep<Level>[] = [
  { id: 'shaken', word: 'Shaken', icon: 'faceShaken', tone: 1 },
  { id: 'present', word: 'Present', icon: 'facePresent', tone: 2 },
  { id: 'ready', word: 'Ready', icon: 'faceReady', tone: 3 },
  { id: 'bloodLust', word: 'Blood', icon: 'faceFury', tone: 4 },
];

const BY_LEVEL = new Map(LEVEL_STEPS.map((step) => [step.id, step]));

export const stepOf = (level: Level): LadderStep<Level> =>
  BY_LEVEL.get(level) ?? { id: level, word: level, icon: 'facePresent', tone: 2 };
