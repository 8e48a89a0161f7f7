import 'fake-indexeddb/auto';
import fc from 'fast-check';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { createArmy, deleteArmy, listArmies, saveArmy } from '../../src/store/armies';
import { deleteBattle, listBattles, renameBattle } from '../../src/store/battles';
import type { Database } from '../../src/store/database';
import { LIMITS } from '../../src/store/guard';
import { knownGame } from '../../src/store/known';
import { carriesParcel, fitsQr, linkTo, readLink } from '../../src/store/link';
import {
  type Parcel,
  packAll,
  packOneArmy,
  packOneBattle,
  readParcel,
  writeParcel,
} from '../../src/store/parcel';
import { canUndoRestore, previewRestore, restore, undoRestore } from '../../src/store/restore';
import { changeSetting, readSettings } from '../../src/store/settings';
import { adding, newBattle, open, play, tabs } from './adding';

const game = knownGame('adding', adding, {
  setup: v.object({ start: v.number() }),
  command: v.number(),
  event: v.number(),
  army: v.object({ men: v.number(), name: v.string() }),
  settings: { 'adding.most': v.pipe(v.number(), v.maxValue(9)) },
});
const games = [game];

let here: Database;
let there: Database;
beforeEach(() => {
  [here] = tabs(1) as [Database];
  [there] = tabs(1) as [Database];
});

async function someData(db: Database) {
  const battle = await newBattle(db);
  const session = await open(db, battle);
  for (const each of [1, 2, 3]) await session.run(each);
  await session.undo();
  await session.close();
  const army = await createArmy(db, {
    game: 'adding',
    name: 'Wessex',
    army: { name: 'W', men: 3 },
  });
  await changeSetting(db, 'theme', 'dark');
  return { battle, army: army.id };
}

const text = async (db: Database) => writeParcel(await packAll(db), 1);

function parcelOf(source: string): Parcel {
  const parcel = readParcel(source, games);
  if (!parcel.ok) throw new Error(parcel.error);
  return parcel.value;
}

const fates = (changes: readonly { name: string; fate: string }[]) =>
  changes.map(({ name, fate }) => `${name}: ${fate}`);

describe('a backup', () => {
  it('brings everything to another phone', async () => {
    const { battle } = await someData(here);
    const parcel = parcelOf(await text(here));
    expect(fates(await previewRestore(there, parcel, 'merge'))).toEqual([
      'Ashdown: added',
      'Wessex: added',
    ]);
    expect(await listBattles(there)).toEqual([]);
    await restore(there, parcel, 'replace');
    const session = await open(there, battle);
    expect(session.getSnapshot()).toMatchObject({ state: play(1, 2), canRedo: true });
    await session.redo();
    await session.close();
    expect((await listArmies(there, 'adding')).map(({ army }) => army)).toEqual([
      { name: 'W', men: 3 },
    ]);
    expect((await readSettings(there)).theme).toBe('dark');
  });

  it('of what is already here changes nothing', async () => {
    await someData(here);
    const parcel = parcelOf(await text(here));
    for (const manner of ['merge', 'replace'] as const) {
      const before = await text(here);
      expect(fates(await restore(here, parcel, manner))).toEqual(['Ashdown: same', 'Wessex: same']);
      expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({
        ...JSON.parse(before),
        packed: 0,
      });
    }
  });

  it('merged, gives way to what has gone on here', async () => {
    const { battle, army } = await someData(here);
    const parcel = parcelOf(await text(here));
    const session = await open(here, battle);
    await session.run(9);
    await session.close();
    await saveArmy(here, army, { name: 'Wessex again', army: { men: 4, name: 'W' } });
    expect(fates(await restore(here, parcel, 'merge'))).toEqual(['Ashdown: kept', 'Wessex: kept']);
  });

  it('merged, replaces what has gone on there, and both when they went apart', async () => {
    const { battle } = await someData(here);
    await restore(there, parcelOf(await text(here)), 'merge');
    const far = await open(there, battle);
    await far.run(7);
    await far.close();
    const parcel = parcelOf(await text(there));
    expect(fates(await previewRestore(here, parcel, 'merge'))).toEqual([
      'Ashdown: replaced',
      'Wessex: same',
    ]);
    const near = await open(here, battle);
    await near.run(8);
    await near.close();
    expect(fates(await restore(here, parcel, 'merge'))).toEqual(['Ashdown: added', 'Wessex: same']);
    const states = [];
    for (const { id } of await listBattles(here)) {
      const session = await open(here, id);
      states.push(session.getSnapshot().state.last);
      await session.close();
    }
    expect(states.toSorted()).toEqual([7, 8]);
  });

  it('replacing, leaves only itself, and can be undone', async () => {
    await someData(there);
    const parcel = parcelOf(await text(there));
    const { battle } = await someData(here);
    await renameBattle(here, battle, 'Maldon');
    await changeSetting(here, 'theme', 'light');
    const before = JSON.parse(await text(here));
    expect(await canUndoRestore(here)).toBe(false);
    expect(fates(await restore(here, parcel, 'replace')).toSorted()).toEqual([
      'Ashdown: added',
      'Maldon: removed',
      'Wessex: added',
      'Wessex: removed',
    ]);
    expect((await listBattles(here)).map(({ name }) => name)).toEqual(['Ashdown']);
    expect((await readSettings(here)).theme).toBe('dark');
    expect(await undoRestore(here)).toBe(true);
    expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({ ...before, packed: 0 });
    expect(await undoRestore(here)).toBe(false);
  });

  it('brings back what was thrown away', async () => {
    const { battle, army } = await someData(here);
    const parcel = parcelOf(await text(here));
    await deleteBattle(here, battle);
    await deleteArmy(here, army);
    expect(fates(await restore(here, parcel, 'merge'))).toEqual([
      'Ashdown: added',
      'Wessex: added',
    ]);
    expect((await listBattles(here)).length).toBe(1);
  });

  it('is written whole or not at all', async () => {
    await someData(there);
    const parcel = parcelOf(await text(there));
    const before = await text(here);
    here.settings.hook('creating', () => {
      throw new Error('The last write fails.');
    });
    await expect(restore(here, parcel, 'replace')).rejects.toThrow();
    expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({
      ...JSON.parse(before),
      packed: 0,
    });
  });
});

describe('a link', () => {
  it('carries an army or a battle in its fragment', async () => {
    const { battle, army } = await someData(here);
    for (const parcel of [await packOneArmy(here, army), await packOneBattle(here, battle)]) {
      const link = await linkTo('https://example.org/app/?x=1#old', parcel);
      expect(link).toMatch(/^https:\/\/example\.org\/app\/\?x=1#\/parcel\/[\w-]+$/);
      expect(fitsQr(link ?? '')).toBe(true);
      const { hash } = new URL(link ?? '');
      expect(carriesParcel(hash)).toBe(true);
      expect(await readLink(hash, games)).toEqual({ ok: true, value: parcel });
    }
  });

  it('that was cut or changed is refused in words', async () => {
    const { army } = await someData(here);
    const { hash } = new URL(
      (await linkTo('https://example.org/', await packOneArmy(here, army))) ?? '',
    );
    for (let length = 0; length < hash.length; length += 7) {
      const read = await readLink(hash.slice(0, length), games);
      expect(read).toMatchObject({ ok: false, error: expect.stringMatching(/link/) });
    }
    expect(await readLink('#/parcel/&&&', games)).toMatchObject({ ok: false });
  });

  it('that would unpack to far too much is stopped', async () => {
    const zeros = new Uint8Array(5_000_000);
    const stream = new Blob([zeros]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    const read = await readLink(`#/parcel/${bytes.toString('base64url')}`, games);
    expect(read).toEqual({ ok: false, error: 'This link unpacks to more than this app can hold.' });
  });
});

describe('a hostile parcel', () => {
  const sound = (changes: object = {}) =>
    JSON.stringify({
      app: 'shieldwall-companion',
      version: 1,
      kind: 'battle',
      packed: 1,
      battles: [
        {
          id: 'a',
          game: 'adding',
          name: 'Maldon',
          setup: { start: 0 },
          created: 1,
          updated: 1,
          lines: [{ type: 'did', at: 1, command: 1, events: [1] }],
        },
      ],
      armies: [],
      settings: {},
      ...changes,
    });
  const withLines = (...lines: unknown[]) =>
    sound({ battles: [{ ...JSON.parse(sound()).battles[0], lines }] });

  it.each([
    ['text', 'hello', 'not a file of this app'],
    ['half of one', sound().slice(0, -20), 'not a file of this app'],
    ['another app', JSON.stringify({ app: 'other', version: 1 }), 'not written by this app'],
    ['a newer app', sound({ version: 2 }), 'newer version'],
    ['a deep one', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'nested too deeply'],
    ['a long text', sound({ packed: 'x'.repeat(10_001) }), 'too long'],
    ['many values', `[${'0,'.repeat(LIMITS.values)}0]`, 'more than a backup'],
    ['a prototype', sound().replace('"settings"', '"__proto__":{"x":1},"settings"'), '__proto__'],
    ['a constructor', sound({ settings: { constructor: 1 } }), 'constructor'],
    ['an unknown game', sound().replaceAll('adding', 'chess'), 'game that this app does not know'],
    ['a wrong set-up', sound().replace('"start":0', '"start":"0"'), 'set-up'],
    ['a wrong line', withLines({ type: 'did', at: 1, command: 'x', events: [1] }), 'journal'],
    ['an unknown line', withLines({ type: 'jump', at: 1 }), 'journal'],
    ['an undo of nothing', withLines({ type: 'undo', at: 1, count: 1 }), 'contradicts itself'],
    ['a path as id', sound().replace('"id":"a"', '"id":"../a"'), 'not as this app writes it'],
    [
      'twins',
      sound({ kind: 'backup', battles: [1, 2].map(() => JSON.parse(sound()).battles[0]) }),
      'twice',
    ],
    ['no battle', sound({ battles: [] }), 'should hold one battle'],
    ['a far too large one', ' '.repeat(LIMITS.characters + 1), 'too large'],
  ])('%s is refused in words', (_, source, words) => {
    const read = readParcel(source, games);
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(words) });
  });

  it('loses what this app does not know, and only that', () => {
    const source = sound({ extra: 1, settings: { theme: 'dark', sound: 'loud', other: 2 } });
    expect(parcelOf(source)).toEqual({
      ...JSON.parse(sound()),
      app: undefined,
      version: undefined,
      settings: { theme: 'dark' },
    });
  });

  it('keeps the settings of a game where they make sense', () => {
    const settingsOf = (settings: object) => parcelOf(sound({ settings })).settings;
    expect(settingsOf({ 'adding.most': 7, theme: 'light' })).toEqual({
      'adding.most': 7,
      theme: 'light',
    });
    expect(settingsOf({ 'adding.most': 10, 'other.most': 7, toString: 1 })).toEqual({});
  });

  it('never throws, whatever was done to a sound one', () => {
    const whole = sound();
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.nat(whole.length), fc.nat(20), fc.string({ maxLength: 20, unit: 'binary' })),
          {
            maxLength: 5,
          },
        ),
        (cuts) => {
          const source = cuts.reduce(
            (each, [at, length, put]) => each.slice(0, at) + put + each.slice(at + length),
            whole,
          );
          const read = readParcel(source, games);
          if (read.ok) expect(read.value.battles.length).toBe(1);
          else expect(read.error.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
  }, 30_000);

  it('of any JSON never throws and is refused', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (source) => {
        expect(readParcel(source, games).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  }, 30_000);
});
