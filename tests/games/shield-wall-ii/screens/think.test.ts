import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { think as Think } from '#/games/shield-wall-ii/screens/opponent/think';
import { field } from '../rules/table';

const WAYS = ['never', 'late', 'twice', 'ends', 'refuses', 'is none'] as const;
const ANSWER = [{ command: { type: 'endTurn' }, reason: { kind: 'end' } }];
const NO_MOVE = 'The phone could not think of a move.';

let way: (typeof WAYS)[number] | 'at once';
let begun: number;
let stopped: number;
let think: typeof Think;

/** A worker that answers as it is told, and nothing once it has been stopped. */
class Thinker {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  constructor() {
    if (way === 'is none') throw new DOMException('No workers here.', 'SecurityError');
    begun++;
  }
  postMessage({ id }: { id: number }) {
    const answer = () => this.onmessage?.({ data: { id, choices: ANSWER } });
    if (way === 'refuses') throw new DOMException('It cannot be cloned.', 'DataCloneError');
    if (way === 'ends') setTimeout(() => this.onerror?.());
    if (way === 'late') setTimeout(answer, 60_000);
    if (way === 'twice' || way === 'at once') setTimeout(answer);
    if (way === 'twice') setTimeout(answer);
  }
  terminate() {
    stopped++;
    this.onmessage = null;
  }
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Thinker);
  vi.resetModules();
  ({ think } = await import('#/games/shield-wall-ii/screens/opponent/think'));
  begun = 0;
  stopped = 0;
});
afterEach(() => vi.useRealTimers());

/** What comes of a question, in half a minute at most. */
async function ask() {
  const asked = Promise.allSettled([think(field(), 'hard')]);
  await vi.advanceTimersByTimeAsync(30_000);
  return (await asked)[0];
}

it.each(WAYS)(
  'a question ends where the worker answers %s, and the next is answered',
  async (each) => {
    way = each;
    expect(await ask()).toMatchObject(
      each === 'twice' ? { value: ANSWER } : { reason: { message: NO_MOVE } },
    );
    way = 'at once';
    expect(await ask()).toMatchObject({ value: ANSWER });
    expect(begun).toBe(each === 'twice' || each === 'is none' ? 1 : 2);
    expect(stopped).toBe(begun - 1);
  },
);
