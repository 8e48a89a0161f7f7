/**
 * A step from one format of a game's stored data to the next: how each part that changed is read
 * in the new form. A part that is not named reads as it did before.
 */
export interface Upgrade {
  readonly setup?: Step;
  readonly command?: Step;
  readonly event?: Step;
  readonly army?: Step;
  /** By the key under which the game keeps it among the settings. */
  readonly settings?: Readonly<Record<string, Step>>;
}

type Step = (old: unknown) => unknown;

type Part = 'setup' | 'command' | 'event' | 'army' | { readonly setting: string };

/** What is stored says its format only from the second one on. */
export const FIRST_FORMAT = 1;

/** The format of today: one more than there are steps. */
export const currentFormat = (upgrades: readonly Upgrade[]): number =>
  FIRST_FORMAT + upgrades.length;

/** A part of what is stored, read in the format of today. What is stored itself is never rewritten. */
export const upgraded = (
  upgrades: readonly Upgrade[],
  part: Part,
  stored: unknown,
  format = FIRST_FORMAT,
): unknown =>
  upgrades
    .slice(format - FIRST_FORMAT)
    .map((upgrade) => (typeof part === 'string' ? upgrade[part] : upgrade.settings?.[part.setting]))
    .reduce((value, step) => (step ? step(value) : value), stored);
