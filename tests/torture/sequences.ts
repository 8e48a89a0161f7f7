import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { agrees, anySteps } from '../store/battle/model';

/** Random command sequences with undo, redo, going back and restarts, against two plain lists. */
export async function sequences(count: number): Promise<string> {
  const seed = Number(process.env.TORTURE_SEED ?? Date.now() % 2 ** 31);
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(anySteps(100, 100), fc.boolean(), async (each, wait) => {
      steps += each.length;
      await agrees(each, wait);
      if (steps % 50_000 === 0) console.log(`  ${steps / 100} of ${count}`);
    }),
    { numRuns: count, seed },
  );
  return `${count} sequences of 100 steps (${steps} in all, seed ${seed}): equal`;
}
