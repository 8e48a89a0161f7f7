/** What a keyboard can do everywhere, in the words of the list. */
export type ShortcutAction =
  | 'undo'
  | 'redo'
  | 'next'
  | 'search'
  | 'list'
  | { readonly tab: number };

export const SHORTCUTS: readonly { readonly keys: string; readonly does: string }[] = [
  { keys: 'Ctrl + Z', does: 'Undo' },
  { keys: 'Ctrl + Shift + Z', does: 'Redo' },
  { keys: 'Ctrl + Enter', does: 'Next phase, or the main button' },
  { keys: 'Ctrl + K', does: 'Search' },
  { keys: 'Alt + 1 to 5', does: 'The tabs, from left to right' },
  { keys: 'Ctrl + /', does: 'This list' },
];

type Key = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** What a key asks for; null for all others. Every one has a modifier, so that none is hit by typing. */
export function actionOf({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: Key): ShortcutAction | null {
  // By its place: with Alt some keyboards write another sign.
  const digit = /^Digit([1-5])$/.exec(code)?.[1];
  if (altKey && !ctrlKey && !metaKey && digit) return { tab: Number(digit) - 1 };
  if (!(ctrlKey || metaKey) || altKey) return null;
  switch (key.toLowerCase()) {
    case 'z':
      return shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 'enter':
      return 'next';
    case 'k':
      return 'search';
    case '/':
      return 'list';
    default:
      return null;
  }
}
