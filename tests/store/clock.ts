import { afterEach, beforeEach, vi } from 'vitest';

/** How finely the clock of a test goes. */
const STEP = 250;

/** In this file time goes only when a test lets it pass. */
export function stopClock(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

/** Whatever needs no clock is done. */
async function idle() {
  for (let turn = 0; turn < 12; turn++) await new Promise((resolve) => setImmediate(resolve));
}

export async function pass(
  milliseconds: number,
  look: () => Promise<void> = async () => undefined,
) {
  for (let left = milliseconds; left > 0; left -= STEP) {
    await vi.advanceTimersByTimeAsync(Math.min(left, STEP));
    await idle();
    await look();
  }
}

/** What comes of it while time goes on; null if nothing has come after a minute. */
export async function ending<T>(work: Promise<T>): Promise<PromiseSettledResult<T> | null> {
  let ended: PromiseSettledResult<T> | null = null;
  void Promise.allSettled([work]).then(([result]) => {
    ended = result;
  });
  for (let waited = 0; waited < 60_000 && !ended; waited += STEP) await pass(STEP);
  return ended;
}

/** Its value; null if it fails or does not end. */
export async function outcome<T>(work: Promise<T>): Promise<T | null> {
  const ended = await ending(work);
  return ended?.status === 'fulfilled' ? ended.value : null;
}
