import { type Look, showLook } from '../theme/look';

const key = 'look';

/**
 * The settings are in the database, which answers only after the first paint. A copy that can be
 * read at once keeps the page from changing its colours in the player's face; losing it is no loss.
 */
export function keepLook({ theme, textSize, motion }: Look) {
  const look: Look = { theme, textSize, motion };
  showLook(look);
  localStorage.setItem(key, JSON.stringify(look));
}

export function showKeptLook() {
  const kept = localStorage.getItem(key);
  if (kept) showLook(JSON.parse(kept) as Look);
}
