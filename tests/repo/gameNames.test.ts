import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '#/games';

/** The app is called after its first game: its own name, in its store, its files and its icon. */
const OWN_NAMES =
  /Shieldwall Companion|shieldwall-companion|shieldwall-backup|\.shieldwall\.json|short_name: 'Shieldwall'/g;

const shared = globSync('{src,scripts}/**/*.{ts,tsx,css}').filter(
  (file) => !file.startsWith('src/games/'),
);

const names = GAMES.flatMap(({ id, name }) => [id, name.toLowerCase()]);

const namesIn = (text: string): string[] =>
  names.filter((name) => text.replaceAll(OWN_NAMES, '').toLowerCase().includes(name));

test('what is shared names no game: another is a folder and a line of the registry', () => {
  expect(shared.length).toBeGreaterThan(100);
  const named = shared.flatMap((file) =>
    namesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});

test('a game that is named is found', () => {
  expect(namesIn("game === 'shieldwall'")).toEqual(['shieldwall', 'shieldwall']);
  expect(namesIn('Shieldwall Companion')).toEqual([]);
});
