import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { soundBundles } from './hostile';
import { trial } from './hostileTrial';

const COUNT = 1_500;

it(`${COUNT} hostile files and links are each refused in words or imported whole`, async () => {
  const tally = { refused: 0, imported: 0, slowest: 0 };
  const seeds = Array.from({ length: COUNT }, (_, index) => `gate-${index}`);
  await trial(soundBundles(3), seeds, tally);
  console.log(`hostile imports: ${JSON.stringify(tally)}`);
  expect(tally.refused).toBeGreaterThan(COUNT / 3);
  expect(tally.imported).toBeGreaterThan(COUNT / 50);
  expect(tally.slowest).toBeLessThan(2000);
});
