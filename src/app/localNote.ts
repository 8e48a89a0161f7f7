/** All apps of an origin share its local storage. Version 0.1.0 did without this. */
const PREFIX = 'shieldwall-companion.';

/**
 * A small value that can be read before the database is open. Null where there is none, or where
 * something else than we wrote is stored: whoever reads it checks what it gets. `oldName` is where
 * version 0.1.0 kept it; it is read until there is one under the new name.
 */
export const readNote = (name: string, oldName?: string): unknown =>
  parse(PREFIX + name) ?? (oldName === undefined ? null : parse(oldName));

function parse(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** A browser that forbids storage keeps no note, and needs none. */
export function writeNote(name: string, value: unknown): void {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
