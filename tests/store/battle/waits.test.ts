import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFiles } from '#/platform/files';
import { createArmy } from '#/store/armies';
import { ArmyWriter } from '#/store/armyWriter';
import { beginBattle } from '#/store/battle/battles';
import { openSession } from '#/store/battle/open';
import { putSetting } from '#/store/settings';
import { adding, copiedTabs, newBattle, start, type Tab } from '../adding';
import { outcome, pass, stopClock } from '../clock';
import { Folder } from '../folder';
import { type Fault, Hardship, PORTS, type Port, WAYS } from './hardship';

/** How long something may be unsaved before the player hears of it. */
const LIMIT = 5000;

stopClock();

type Step = 'tap' | 'undo' | 'army' | 'setting' | 'another window taps' | 'pause';

interface Evening {
  readonly begins: boolean;
  readonly steps: readonly { readonly step: Step; readonly wait: number }[];
  readonly faults: readonly Fault[];
}

/** Plays it, and looks at every quarter of a second whether the player knows what is not saved. */
async function play({ begins, steps, faults }: Evening) {
  const hardship = new Hardship();
  const folder = new Folder();
  hardship.takeOver(folder);
  const [mine, theirs, past] = copiedTabs(3, [hardship.opening]) as [Tab, Tab, Tab];
  hardship.strike(mine.db);
  // What was there before all this.
  const set = async () => {
    const army = { game: 'adding', format: 1, name: 'W', army: { men: 0 } };
    await start(past, folder);
    const made = { battle: await newBattle(past.db), army: await createArmy(past.db, army) };
    await past.copy.flush();
    return made;
  };
  const before = await outcome(set());
  if (!before) throw new Error('The clock does not go.');

  hardship.faults = faults;
  void mine.copy.start({ db: mine.db, open: openFiles });
  const battle = begins
    ? beginBattle(mine.db, { game: 'adding', format: 1, name: 'A', setup: { start: 0 } }).id
    : before.battle;
  const opened = await outcome(openSession(mine.db, adding, battle));
  // It always ends, and what does not open says why.
  expect(opened).not.toBeNull();
  if (!opened?.ok) {
    expect(opened?.error.message).toMatch(/\S/);
    return { told: 0, left: 0 };
  }
  const session = opened.value;
  const writer = new ArmyWriter(mine.db);

  /** When each of this window's numbers was tapped, and what was put into the army last. */
  const tapped = new Map<number, number>();
  let put: { men: number; at: number } | null = null;
  let chosen: { value: number; at: number } | null = null;
  let told = 0;
  const missing = async (): Promise<readonly number[]> => {
    const lines = await theirs.db.lines.toArray();
    const here = lines.flatMap(({ line }) => (line.type === 'did' ? [line.command] : []));
    const army = (await theirs.db.armies.get(before.army.id))?.army as { men: number };
    const setting = (await theirs.db.settings.get('most'))?.value;
    return [
      ...[...tapped].flatMap(([command, at]) => (here.includes(command) ? [] : [at])),
      ...(put && army.men !== put.men ? [put.at] : []),
      ...(chosen && setting !== chosen.value ? [chosen.at] : []),
    ];
  };
  /** What replaces something unsaved has been unsaved for as long. */
  const sinceWhen = async (before: { at: number } | null) =>
    before && (await missing()).includes(before.at) ? before.at : performance.now();
  const look = async () => {
    const unsaved = await missing();
    const { count, trouble } = mine.db.unsaved.getSnapshot();
    if (trouble) {
      told++;
      expect(trouble.risk.length * trouble.advice.length).toBeGreaterThan(0);
    }
    // What is called saved is on disk; what is not hears its notice in time.
    if (unsaved.length > 0) expect(count).toBeGreaterThan(0);
    if (unsaved.some((at) => performance.now() - at > LIMIT)) expect(trouble).not.toBeNull();
  };

  let next = 1;
  for (const { step, wait } of steps) {
    if (step === 'tap' && !session.getSnapshot().readOnly) {
      tapped.set(next, performance.now());
      void session.run(next++);
    }
    if (step === 'undo' && session.getSnapshot().canUndo) void session.undo();
    if (step === 'army') {
      put = { men: next++, at: await sinceWhen(put) };
      writer.put({ ...before.army, army: { men: put.men } }, before.army.updated);
    }
    if (step === 'setting') {
      chosen = { value: next++, at: await sinceWhen(chosen) };
      // What fails is told, and looked for there.
      void putSetting(mine.db, { key: 'most', value: chosen.value }).catch(() => undefined);
    }
    if (step === 'another window taps' && !begins) {
      const other = await outcome(openSession(theirs.db, adding, battle));
      if (other?.ok) {
        await outcome(other.value.run(1000 + next++));
        await outcome(other.value.close());
      }
    }
    await pass(wait, look);
  }
  await pass(15_000, look);

  const left = mine.db.unsaved.getSnapshot().count;

  // Once everything answers again, a tap on "Save" saves it all.
  hardship.mend();
  await pass(20_000, look);
  for (let tries = 0; tries < 3; tries++) {
    mine.db.unsaved.saveAll();
    session.wake();
    await pass(15_000, look);
  }
  expect(await missing()).toEqual([]);
  expect(mine.db.unsaved.getSnapshot()).toEqual({ count: 0, trouble: null });
  expect(session.getSnapshot()).toMatchObject({ saving: 0, trouble: null });
  const lines = await theirs.db.lines
    .where('[battle+seq]')
    .between([battle, 0], [battle, 1e9])
    .toArray();
  const commands = lines.flatMap(({ line }) =>
    line.type === 'did' ? [line.command as number] : [],
  );
  // Each once, and in the order in which it was tapped.
  expect(commands.filter((command) => tapped.has(command))).toEqual([...tapped.keys()]);
  await outcome(session.close());
  return { told, left };
}

const fault: fc.Arbitrary<Fault> = fc.record({
  port: fc.constantFrom(...PORTS),
  way: fc.constantFrom(...WAYS),
  from: fc.nat(40),
  calls: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.constant(200)),
  milliseconds: fc.constantFrom(50, 2000, 4900, 7000, 20_000),
});

const step = fc.record({
  step: fc.constantFrom<Step>(
    'tap',
    'tap',
    'undo',
    'army',
    'setting',
    'another window taps',
    'pause',
  ),
  wait: fc.constantFrom(250, 500, 3000, 6000),
});

const evening: fc.Arbitrary<Evening> = fc.record({
  begins: fc.boolean(),
  steps: fc.array(step, { minLength: 2, maxLength: 8 }),
  faults: fc.array(fault, { minLength: 1, maxLength: 3 }),
});

const STEPS = (
  ['tap', 'army', 'setting', 'tap', 'undo', 'another window taps', 'tap'] as const
).map((each) => ({
  step: each,
  wait: 500,
}));

/** Without these nothing is saved. */
const DATABASE: readonly Port[] = ['opening', 'storage'];

describe.each(PORTS)('%s', (port) => {
  it.each(WAYS)(
    'that answers %s from any call on: the player hears of what is unsaved',
    async (way) => {
      let told = 0;
      for (const [begins, from] of [
        [true, 0],
        [false, 9],
      ] as const) {
        const faults = [{ port, way, from, calls: 200, milliseconds: 7000 }];
        const played = await play({ begins, steps: STEPS, faults });
        told += played.told;
        // Whatever becomes of the second copy and of other windows, everything is saved once.
        if (!DATABASE.includes(port)) expect(played.left).toBe(0);
      }
      if (DATABASE.includes(port) && way !== 'twice') expect(told).toBeGreaterThan(0);
    },
  );
});

it('nothing is unsaved for more than five seconds without a notice, whatever does not answer', async () => {
  await fc.assert(
    fc.asyncProperty(evening, async (each) => {
      await play(each);
    }),
    { numRuns: Number(process.env.EVENINGS ?? 15), interruptAfterTimeLimit: 60_000 },
  );
});
