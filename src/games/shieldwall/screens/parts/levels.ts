import type { Level } from '#/games/shieldwall/rules';

/** An aggression level as a step of the ladder. */
export interface LevelStep {
  readonly id: Level;
  /** One short word under the face. */
  readonly word: string;
  /** Its colour: 1 is the meekest, 4 the fiercest. */
  readonly tone: 1 | 2 | 3 | 4;
}

export const LEVEL_STEPS: readonly LevelStep[] = [
  { id: 'shaken', word: 'Shaken', tone: 1 },
  { id: 'present', word: 'Present', tone: 2 },
  { id: 'ready', word: 'Ready', tone: 3 },
  { id: 'bloodLust', word: 'Blood', tone: 4 },
];

const BY_LEVEL = new Map(LEVEL_STEPS.map((step) => [step.id, step]));

export const stepOf = (level: Level): LevelStep =>
  BY_LEVEL.get(level) ?? { id: level, word: level, tone: 2 };
