import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import type { Database } from '#/store/database';
import { type Facts, lastExport, noteExport, storageInWords } from '#/store/report';
import { tabs } from './adding';

const DAY = 86_400_000;
const now = 100 * DAY;
const fine: Facts = {
  persisted: true,
  used: 1_200_000,
  quota: 2_000_000_000,
  secondCopy: { exists: true, written: now - 5_000, trouble: null, recovered: null },
  exported: now - 3 * DAY,
  offline: 'ready',
  now,
};
const says = (facts: Partial<Facts>) => storageInWords({ ...fine, ...facts });

describe('the state of the storage', () => {
  it('in good order', () => {
    expect(says({}).every(({ well }) => well)).toBe(true);
    expect(says({}).map((each) => each.says)).toEqual([
      'The browser keeps your battles until you delete them.',
      'A second copy was written just now.',
      'The last backup was exported 3 days ago.',
      'Ready to use offline.',
      '1.2 MB in use of 2,000 MB.',
    ]);
  });

  it.each([
    ['not persistent', { persisted: false }, 0, 'may clear your battles'],
    ['silent about it', { persisted: null }, 0, 'may clear your battles'],
    [
      'without a second copy',
      { secondCopy: { ...fine.secondCopy, exists: false } },
      1,
      'stored only once',
    ],
    [
      'with a broken second copy',
      { secondCopy: { ...fine.secondCopy, trouble: 'It broke.' } },
      1,
      'It broke.',
    ],
    ['never exported', { exported: null }, 2, 'No backup'],
    ['exported long ago', { exported: now - 40 * DAY }, 2, '40 days ago'],
    ['not cached yet', { offline: 'not yet' as const }, 3, 'Not ready to use offline yet'],
    ['over plain http', { offline: 'impossible' as const }, 3, 'an address that begins with https'],
    ['nearly full', { used: 1_990_000_000 }, 4, 'running out'],
  ])('%s', (_, facts, place, words) => {
    const remark = says(facts)[place];
    expect(remark?.well).toBe(false);
    expect(remark?.says).toContain(words);
  });

  it('says nothing of space that the browser does not tell', () => {
    expect(says({ used: null }).length).toBe(4);
  });

  it('says nothing of a second copy that it has not looked at', () => {
    const secondCopy = { exists: null, written: null, trouble: null, recovered: null };
    expect(says({ secondCopy })[1]).toEqual({ well: true, says: 'Checking the second copy…' });
  });

  it('says nothing of the network where the shell carries the app', () => {
    expect(says({ offline: null }).some((each) => each.says.includes('offline'))).toBe(false);
  });
});

it('an export is remembered', async () => {
  const [db] = tabs(1) as [Database];
  expect(await lastExport(db)).toBeNull();
  const before = Date.now();
  await noteExport(db);
  expect(await lastExport(db)).toBeGreaterThanOrEqual(before);
});
