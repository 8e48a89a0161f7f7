import { isChoice } from '../store/settings';
import { type Look, showLook } from '../theme/look';
import { readNote, writeNote } from './localNote';

const NAME = 'look';

/**
 * The settings are in the database, which answers only after the first paint. A copy that can be
 * read at once keeps the page from changing its colours in the player's face.
 */
export function applyLook({ theme, textSize, motion }: Look): void {
  const look: Look = { theme, textSize, motion };
  showLook(look);
  writeNote(NAME, look);
}

/** The defaults stay where there is no copy, or a damaged one. scripts/policy.ts does the same. */
export function showSavedLook(): void {
  const look = readNote(NAME, 'look');
  if (isLook(look)) showLook(look);
}

const isLook = (value: unknown): value is Look =>
  typeof value === 'object' &&
  value !== null &&
  (['theme', 'textSize', 'motion'] as const).every((key) =>
    isChoice(key, (value as Record<string, unknown>)[key]),
  );
