import { type Look, showLook } from '../theme/look';

const key = 'look';

/**
 * The settings are in the database, which answers only after the first paint. A copy that can be
 * read at once keeps the page from changing its colours in the player's face. A browser that
 * forbids storage has no copy, and needs none.
 */
export function keepLook({ theme, textSize, motion }: Look) {
  const look: Look = { theme, textSize, motion };
  showLook(look);
  try {
    localStorage.setItem(key, JSON.stringify(look));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}

export function showKeptLook(): void {
  try {
    const kept = localStorage.getItem(key);
    if (kept) showLook(JSON.parse(kept) as Look);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
