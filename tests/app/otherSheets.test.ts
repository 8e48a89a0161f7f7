import { expect, test } from 'vitest';
import { searchOtherSheets } from '#/app/otherSheets';
import { BOOK } from '#/games/shieldwall/screens/sheet/book';
import { searchIn } from '#/play/sheet/search';

const namesOf = async (own: string, query: string) =>
  (await searchOtherSheets(own, query)).map(({ game }) => game);

test('another game’s answer leads to its sheet, with the query typed in', async () => {
  const found = await searchOtherSheets('/sheet', 'hex & board?');
  expect(found).toContainEqual({
    game: 'Shield Wall II',
    path: '/shield-wall-ii/sheet?find=hex%20%26%20board%3F',
    tables: expect.any(Number),
  });
  expect(await namesOf('/shield-wall-ii/sheet', 'wing marker')).toContain('Shields & Swords II');
  expect(await namesOf('/shields-and-swords/sheet', 'pebbles')).toEqual(['Shieldwall']);
});

test('the number is that of the tables that the other sheet shows', async () => {
  const [{ tables } = { tables: 0 }] = await searchOtherSheets(
    '/shields-and-swords/sheet',
    'pebbles',
  );
  expect(tables).toBe(searchIn(BOOK.entries, BOOK.synonyms)('pebbles').length);
  expect(tables).toBeGreaterThan(0);
});

test('the game with most tables stands first', async () => {
  const counts = (await searchOtherSheets('/sheet', 'hex')).map(({ tables }) => tables);
  expect(counts.length).toBe(2);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test('the sheet that is read is not searched again, and nonsense is nowhere', async () => {
  expect(await namesOf('/shield-wall-ii/sheet', 'hex')).not.toContain('Shield Wall II');
  expect(await searchOtherSheets('/sheet', 'xyzzy')).toEqual([]);
});
