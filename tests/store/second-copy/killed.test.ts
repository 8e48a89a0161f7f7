import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { openSession } from '#/store/battle/open';
import { adding, copiedTabs, newBattle, open, start, type Tab } from '../adding';
import { Folder, Mortal } from '../folder';

/** Lives of the app: how many calls to the files each has, and whether the database is lost after it. */
const lives = fc.array(fc.record({ calls: fc.nat(80), wiped: fc.boolean() }), {
  minLength: 1,
  maxLength: 6,
});

/** Plays until the app is killed. What it called kept until then. */
async function live(tab: Tab, battle: string, folder: Mortal, first: number) {
  const kept: number[] = [];
  const starting = start(tab, folder);
  const opened = await openSession(tab.db, adding, battle);
  // Killed before it was brought back.
  if (!opened.ok) return kept;
  const session = opened.value;
  for (let command = first; !folder.dead && command < first + 40; command++) {
    const done = await session.run(command);
    if (done.ok && done.value.saved && !folder.dead) kept.push(command);
  }
  folder.kill();
  await session.close();
  await starting;
  return kept;
}

it('a command that was acknowledged is there, whenever the app is killed and the database lost', async () => {
  // A killed browser gives its locks back; here they would be held for ever.
  vi.stubGlobal('navigator', {});
  await fc.assert(
    fc.asyncProperty(lives, async (all) => {
      const folder = new Folder();
      let devices = copiedTabs(all.length + 2);
      const next = () => devices.pop() as Tab;
      const first = next();
      const begun = new Mortal(folder, Number.POSITIVE_INFINITY);
      await start(first, begun);
      const battle = await newBattle(first.db);
      begun.kill();
      const kept: number[] = [];
      for (const [place, { calls, wiped }] of all.entries()) {
        kept.push(...(await live(next(), battle, new Mortal(folder, calls), 1000 * (place + 1))));
        if (wiped) devices = copiedTabs(all.length + 2);
      }
      const last = next();
      await start(last, folder);
      const session = await open(last.db, battle);
      const there = (await session.entries()).map(({ command }) => command);
      await session.close();
      expect(there).toEqual(expect.arrayContaining(kept));
    }),
    // As many as a busy machine has time for.
    { numRuns: 60, interruptAfterTimeLimit: 60_000 },
  );
});
