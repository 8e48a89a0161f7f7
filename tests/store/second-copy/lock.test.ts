import { expect, it } from 'vitest';
import { LateError } from '#/store/deadline';
import { alone } from '#/store/second-copy/lock';
import { Hardship } from '../battle/hardship';
import { ending, pass, stopClock } from '../clock';
import { Folder } from '../folder';

stopClock();

/** Held until it is let go of, as by another window. */
function hold(name: string): () => void {
  const held = Promise.withResolvers<void>();
  void navigator.locks.request(name, () => held.promise);
  return held.resolve;
}

const LOG_OF_0_1_0 = 'tail-2fac4f3e-61f3-458e-9997-70dc5eaf90c6';

it.each([
  ['a window of this version', []],
  ['a window of version 0.1.0', [LOG_OF_0_1_0]],
])('the files are waited for while %s writes', async (_, others) => {
  new Hardship().takeOver(new Folder());
  for (const name of others) hold(name);
  const letGo = hold(others.length > 0 ? 'mirror' : 'shieldwall-companion/second-copy');
  await pass(250);
  let done = false;
  const work = alone(async () => {
    done = true;
  });
  await pass(2000);
  expect(done).toBe(false);
  letGo();
  expect(await ending(work)).toMatchObject({ status: 'fulfilled' });
  expect(done).toBe(true);
});

it('a lock of that old name is not ours to wait for while no window of version 0.1.0 is open', async () => {
  new Hardship().takeOver(new Folder());
  hold('mirror');
  expect(await ending(alone(async () => 7))).toMatchObject({ value: 7 });
});

it('who never lets go is waited for in vain, not for ever', async () => {
  new Hardship().takeOver(new Folder());
  hold('shieldwall-companion/second-copy');
  const ended = await ending(alone(async () => 7));
  expect(ended).toMatchObject({ reason: expect.any(LateError) });
});
