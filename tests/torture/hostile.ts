import 'fake-indexeddb/auto';
import { soundBundles } from '../store/import/hostile';
import { trial } from '../store/import/hostileTrial';

const BATCH = 1000;

/** Files and links made to do harm: each refused in words or imported whole. */
export async function hostileImports(count: number): Promise<string> {
  const run = process.env.TORTURE_SEED ?? String(Date.now());
  const tally = { refused: 0, imported: 0, slowest: 0 };
  const bundles = soundBundles(10);
  let most = 0;
  for (let from = 0; from < count; from += BATCH) {
    const seeds = Array.from(
      { length: Math.min(BATCH, count - from) },
      (_, index) => `${run}-${from + index}`,
    );
    await trial(bundles, seeds, tally);
    most = Math.max(most, process.memoryUsage().rss);
    if (from % 20_000 === 0) console.log(`  ${from} of ${count} ${JSON.stringify(tally)}`);
  }
  if (tally.slowest > 2000) throw new Error(`One took ${tally.slowest} ms.`);
  return `${count} attacks (seed ${run}): ${tally.refused} refused, ${tally.imported} imported whole, none thrown; the slowest took ${tally.slowest.toFixed(0)} ms, at most ${(most / 2 ** 20).toFixed(0)} MB in use`;
}
