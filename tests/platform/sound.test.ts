import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** As much of the browser's sound as a throw of dice needs. */
class Context {
  static made: Context[] = [];
  state = 'running';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resumed = 0;
  constructor() {
    Context.made.push(this);
  }
  createBuffer = () => ({ getChannelData: () => new Float32Array(3) });
  resume = async () => {
    this.resumed++;
    if (this.state === 'lost') throw new DOMException('', 'InvalidStateError');
    if (this.state === 'interrupted') this.state = 'running';
  };
}
class Part {
  connect = (next: unknown) => next;
  start = () => undefined;
}

beforeEach(() => {
  Context.made = [];
  vi.resetModules();
  vi.stubGlobal('AudioContext', Context);
  for (const part of ['AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode'])
    vi.stubGlobal(part, Part);
});
afterEach(() => vi.unstubAllGlobals());

test('sound goes on after a call has interrupted it', async () => {
  const { rattle } = await import('#/platform/sound');
  rattle();
  const [context] = Context.made;
  if (!context) throw new Error('no sound');
  context.state = 'interrupted';
  rattle();
  expect(context.state).toBe('running');
  expect(Context.made).toHaveLength(1);
});

test.each(['lost', 'closed'])(
  'a sound that is %s is made anew for the next throw',
  async (state) => {
    const { rattle } = await import('#/platform/sound');
    rattle();
    const [context] = Context.made;
    if (!context) throw new Error('no sound');
    context.state = state;
    rattle();
    await Promise.resolve();
    rattle();
    expect(Context.made).toHaveLength(2);
  },
);
