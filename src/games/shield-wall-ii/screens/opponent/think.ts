import { appChance } from '#/platform/chance';
import { within } from '#/store/deadline';
import type { Choice } from '../../opponent/choose';
import type { Answer, Question } from '../../opponent/opponent.worker';
import type { Battle, Level } from '../../rules';

const SEEDS = 2 ** 32;

interface Thinker {
  ask(battle: Battle, level: Level): Promise<readonly Choice[]>;
  stop(): void;
}

/** Many times what the longest turn takes a slow phone. */
const PATIENCE = 10_000;
const NO_MOVE = 'The phone could not think of a move.';

let thinker: Thinker | null = null;

function startThinker(): Thinker {
  const worker = new Worker(new URL('../../opponent/opponent.worker.ts', import.meta.url), {
    type: 'module',
  });
  const waiting = new Map<
    number,
    { resolve: (choices: readonly Choice[]) => void; reject: (error: Error) => void }
  >();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.resolve(data.choices);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    for (const { reject } of waiting.values()) reject(new Error(NO_MOVE));
    waiting.clear();
  };
  return {
    ask: (battle, level) =>
      new Promise((resolve, reject) => {
        const question: Question = { id: count++, battle, level, seed: appChance.below(SEEDS) };
        waiting.set(question.id, { resolve, reject });
        worker.postMessage(question);
      }),
    stop: () => worker.terminate(),
  };
}

/** The next commands of whoever is to choose in this battle, with their reasons. */
export async function think(battle: Battle, level: Level): Promise<readonly Choice[]> {
  try {
    thinker ??= startThinker();
    return await within(PATIENCE, thinker.ask(battle, level), NO_MOVE);
  } catch {
    // What does not answer is of no more use: the next question starts another one.
    thinker?.stop();
    thinker = null;
    throw new Error(NO_MOVE);
  }
}
