import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '#/games';

/** The app is called after its first game: its own name, in its store, its files, its icon and its id. */
const OWN_NAMES =
  /Shieldwall Companion|shieldwall-companion|shieldwall-backup|\.shieldwall\.json|short_name: 'Shieldwall'|app-title" content="Shieldwall"|app\.shieldwall\.companion/g;

const shared = globSync([
  '{src,scripts}/**/*.{ts,tsx,css}',
  '*.config.ts',
  '.dependency-cruiser.mjs',
  'index.html',
]).filter((file) => !file.startsWith('src/games/'));

/** However it is written: shield-wall-ii, shieldWallII, Shield Wall II. */
const folded = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const names = [...new Set(GAMES.flatMap(({ id, name }) => [folded(id), folded(name)]))];

const namesIn = (text: string): string[] => {
  const rest = folded(text.replaceAll(OWN_NAMES, ' '));
  return names.filter((name) => rest.includes(name));
};

test('what is shared names no game: another is a folder and a line of the registry', () => {
  expect(shared.length).toBeGreaterThan(100);
  const named = shared.flatMap((file) =>
    namesIn(readFileSync(file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(named).toEqual([]);
});

test('a game that is named is found', () => {
  expect(namesIn("game === 'shieldwall'")).toEqual(['shieldwall']);
  expect(namesIn('import { shieldsAndSwords }')).toEqual(['shieldsandswords']);
  expect(namesIn('Shieldwall Companion')).toEqual([]);
});
