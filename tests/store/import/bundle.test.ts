import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { createArmy, deleteArmy, listArmies, saveArmy } from '#/store/armies';
import { deleteBattle, listBattles, renameBattle } from '#/store/battle/battles';
import { linesOf } from '#/store/battle/lines';
import type { Database } from '#/store/database';
import {
  type Bundle,
  bundleArmy,
  bundleBattle,
  readBundle,
  writeBundle,
} from '#/store/import/bundle';
import { bundleAll } from '#/store/import/bundleAll';
import {
  canUndoImport,
  importBundle,
  previewImport,
  undoImport,
} from '#/store/import/importBundle';
import { bundleLink, carriesBundle, fitsQr, readLink } from '#/store/import/link';
import { LIMITS } from '#/store/import/untrustedJson';
import { changeSetting, readSettings } from '#/store/settings';
import { newBattle, open, play, tabs } from '../adding';
import { ADDING_READER } from './addingReader';

const games = [ADDING_READER];

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
    format: 1,
    name: 'Wessex',
    army: { name: 'W', men: 3 },
  });
  await changeSetting(db, 'theme', 'dark');
  return { battle, army: army.id };
}

const text = async (db: Database) => writeBundle(await bundleAll(db));

function bundleOf(source: string): Bundle {
  const bundle = readBundle(source, games);
  if (!bundle.ok) throw new Error(bundle.error);
  return bundle.value;
}

const fates = (changes: readonly { name: string; fate: string }[]) =>
  changes.map(({ name, fate }) => `${name}: ${fate}`);

describe('a backup', () => {
  it('brings everything to another phone', async () => {
    const { battle } = await someData(here);
    const bundle = bundleOf(await text(here));
    expect(fates(await previewImport(there, bundle, 'merge'))).toEqual([
      'Ashdown: added',
      'Wessex: added',
    ]);
    expect(await listBattles(there)).toEqual([]);
    await importBundle(there, bundle, 'replace');
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
    const bundle = bundleOf(await text(here));
    for (const mode of ['merge', 'replace'] as const) {
      const before = await text(here);
      expect(fates(await importBundle(here, bundle, mode))).toEqual([
        'Ashdown: same',
        'Wessex: same',
      ]);
      expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({
        ...JSON.parse(before),
        packed: 0,
      });
    }
  });

  it('merged, gives way to what has gone on here', async () => {
    const { battle, army } = await someData(here);
    const bundle = bundleOf(await text(here));
    const session = await open(here, battle);
    await session.run(9);
    await session.close();
    await saveArmy(here, army, { format: 1, name: 'Wessex again', army: { men: 4, name: 'W' } });
    expect(fates(await importBundle(here, bundle, 'merge'))).toEqual([
      'Ashdown: kept',
      'Wessex: kept',
    ]);
  });

  it('of one battle that goes to and fro leaves one battle on each phone', async () => {
    await someData(here);
    const send = async (from: Database, to: Database, n: number) => {
      const [row] = await listBattles(from);
      if (!row) throw new Error('nothing to send');
      const session = await open(from, row.id);
      await session.run(n);
      await session.close();
      const parcel = bundleOf(writeBundle(await bundleBattle(from, row.id)));
      return fates(await importBundle(to, parcel, 'merge'));
    };
    expect(await send(here, there, 4)).toEqual(['Ashdown: added']);
    expect(await send(there, here, 5)).toEqual(['Ashdown: replaced']);
    expect(await send(here, there, 6)).toEqual(['Ashdown: replaced']);
    expect(await send(there, here, 7)).toEqual(['Ashdown: replaced']);
    expect(await listBattles(here)).toHaveLength(1);
    expect(await listBattles(there)).toHaveLength(1);
  });

  it('merged, replaces what has gone on there, and both when they went apart', async () => {
    const { battle } = await someData(here);
    await importBundle(there, bundleOf(await text(here)), 'merge');
    const far = await open(there, battle);
    await far.run(7);
    await far.close();
    const bundle = bundleOf(await text(there));
    expect(fates(await previewImport(here, bundle, 'merge'))).toEqual([
      'Ashdown: replaced',
      'Wessex: same',
    ]);
    const near = await open(here, battle);
    await near.run(8);
    await near.close();
    expect(fates(await importBundle(here, bundle, 'merge'))).toEqual([
      'Ashdown: added',
      'Wessex: same',
    ]);
    const states = [];
    for (const { id } of await listBattles(here)) {
      const session = await open(here, id);
      states.push(session.getSnapshot().state.last);
      await session.close();
    }
    expect(states.toSorted()).toEqual([7, 8]);
  });

  it('replacing a newer battle and army says so, with both dates', async () => {
    const { battle, army } = await someData(here);
    const bundle = bundleOf(await text(here));
    const session = await open(here, battle);
    await session.run(9);
    await session.close();
    await saveArmy(here, army, { format: 1, name: 'Wessex', army: { men: 4, name: 'W' } });
    const changes = await previewImport(here, bundle, 'replace');
    expect(fates(changes)).toEqual(['Ashdown: older', 'Wessex: older']);
    for (const { times } of changes)
      expect(times?.ours).toBeGreaterThanOrEqual(times?.theirs ?? NaN);
  });

  it('merged on an empty phone brings the settings, elsewhere it leaves them', async () => {
    await someData(here);
    const bundle = bundleOf(await text(here));
    await changeSetting(there, 'theme', 'light');
    await importBundle(there, bundle, 'merge');
    expect((await readSettings(there)).theme).toBe('dark');
    await undoImport(there);
    expect((await readSettings(there)).theme).toBe('light');
    await newBattle(there);
    await importBundle(there, bundle, 'merge');
    expect((await readSettings(there)).theme).toBe('light');
  });

  it('replacing, leaves only itself, and can be undone', async () => {
    await someData(there);
    const bundle = bundleOf(await text(there));
    const { battle } = await someData(here);
    await renameBattle(here, battle, 'Maldon');
    await changeSetting(here, 'theme', 'light');
    const before = JSON.parse(await text(here));
    expect(await canUndoImport(here)).toBe(false);
    expect(fates(await importBundle(here, bundle, 'replace')).toSorted()).toEqual([
      'Ashdown: added',
      'Maldon: removed',
      'Wessex: added',
      'Wessex: removed',
    ]);
    expect((await listBattles(here)).map(({ name }) => name)).toEqual(['Ashdown']);
    expect((await readSettings(here)).theme).toBe('dark');
    expect(await undoImport(here)).toBe(true);
    expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({ ...before, packed: 0 });
    expect(await undoImport(here)).toBe(false);
  });

  it('brings back what was thrown away', async () => {
    const { battle, army } = await someData(here);
    const bundle = bundleOf(await text(here));
    await deleteBattle(here, battle);
    await deleteArmy(here, army);
    expect(fates(await importBundle(here, bundle, 'merge'))).toEqual([
      'Ashdown: added',
      'Wessex: added',
    ]);
    expect((await listBattles(here)).length).toBe(1);
  });

  it('is written whole or not at all', async () => {
    await someData(there);
    const bundle = bundleOf(await text(there));
    const before = await text(here);
    here.settings.hook('creating', () => {
      throw new Error('The last write fails.');
    });
    await expect(importBundle(here, bundle, 'replace')).rejects.toThrow();
    expect({ ...JSON.parse(await text(here)), packed: 0 }).toEqual({
      ...JSON.parse(before),
      packed: 0,
    });
  });
});

describe('a backup of a store with a damaged battle', () => {
  const DAMAGES: readonly [string, (db: Database, battle: string) => Promise<unknown>, string][] = [
    [
      'an altered line',
      (db, battle) => db.lines.update([battle, 1], { line: { type: 'redo', at: 1 } }),
      'Line 2 has been altered.',
    ],
    ['a missing line', (db, battle) => db.lines.delete([battle, 1]), 'Line 2 is missing.'],
  ];

  it.each(DAMAGES)(
    '%s: the sound ones go, the damaged one goes raw and is named',
    async (_, damage, why) => {
      const { battle } = await someData(here);
      const sound = (await someData(here)).battle;
      await renameBattle(here, battle, 'Maldon');
      await damage(here, battle);
      const bundle = bundleOf(await text(here));
      expect(bundle.damaged).toMatchObject([{ what: 'battle', name: 'Maldon', why }]);
      const rows = JSON.parse(JSON.stringify(await linesOf(here, battle).toArray()));
      expect(bundle.damaged[0]?.stored).toMatchObject({ rows });
      expect(fates(await importBundle(there, bundle, 'merge'))).toEqual([
        'Ashdown: added',
        'Wessex: added',
        'Wessex: added',
      ]);
      const session = await open(there, sound);
      expect(session.getSnapshot().state).toEqual(play(1, 2));
      await session.close();
    },
  );

  it('of which one was spoilt on its way brings the others, and names it', async () => {
    const { battle } = await someData(here);
    await someData(here);
    await renameBattle(here, battle, 'Maldon');
    const whole = JSON.parse(await text(here));
    const spoilt = whole.battles.find(({ name }: { name: string }) => name === 'Maldon');
    spoilt.lines.splice(1, 1);
    const { battles, damaged } = bundleOf(JSON.stringify(whole));
    expect(battles.map(({ name }) => name)).toEqual(['Ashdown']);
    expect(damaged).toMatchObject([
      { name: 'Maldon', why: 'Its journal was changed after it was saved.' },
    ]);
  });
});

describe('a friend’s version of an army that was changed here', () => {
  const men = async (db: Database) =>
    (await listArmies(db, 'adding'))
      .map(({ name, army }) => ({ name, army }))
      .toSorted((a, b) => a.name.localeCompare(b.name));

  async function both() {
    const { army } = await someData(here);
    await importBundle(there, await bundleArmy(here, army), 'merge');
    await saveArmy(there, army, { format: 1, name: 'Wessex', army: { men: 9, name: 'W' } });
    const friends = await bundleArmy(there, army);
    await saveArmy(here, army, { format: 1, name: 'Wessex', army: { men: 4, name: 'W' } });
    return friends;
  }

  it('comes in beside it', async () => {
    const friends = await both();
    expect(fates(await importBundle(here, friends, 'copy'))).toEqual(['Wessex 2: added']);
    expect(await men(here)).toEqual([
      { name: 'Wessex', army: { men: 4, name: 'W' } },
      { name: 'Wessex 2', army: { men: 9, name: 'W' } },
    ]);
  });

  it('replaces it although it is older, touches nothing else, and that is undone', async () => {
    const friends = await both();
    await newBattle(here);
    expect(fates(await importBundle(here, friends, 'overwrite'))).toEqual(['Wessex: older']);
    expect(await men(here)).toEqual([{ name: 'Wessex', army: { men: 9, name: 'W' } }]);
    expect(await listBattles(here)).toHaveLength(2);
    await undoImport(here);
    expect(await men(here)).toEqual([{ name: 'Wessex', army: { men: 4, name: 'W' } }]);
  });
});

describe('a link', () => {
  it.each(['.', '). Have fun!', ' (my army)', '>'])('opens with %j behind it', async (words) => {
    const { army } = await someData(here);
    const bundle = await bundleArmy(here, army);
    const { hash } = new URL((await bundleLink('https://example.org/', bundle)) ?? '');
    expect(await readLink(hash + words, games)).toEqual({ ok: true, value: bundle });
  });

  it('carries an army or a battle in its fragment', async () => {
    const { battle, army } = await someData(here);
    for (const bundle of [await bundleArmy(here, army), await bundleBattle(here, battle)]) {
      const link = await bundleLink('https://example.org/app/?x=1#old', bundle);
      expect(link).toMatch(/^https:\/\/example\.org\/app\/\?x=1#\/parcel\/[\w-]+$/);
      expect(fitsQr(link ?? '')).toBe(true);
      const { hash } = new URL(link ?? '');
      expect(carriesBundle(hash)).toBe(true);
      expect(await readLink(hash, games)).toEqual({ ok: true, value: bundle });
    }
  });

  it('that was cut or changed is refused in words', async () => {
    const { army } = await someData(here);
    const { hash } = new URL(
      (await bundleLink('https://example.org/', await bundleArmy(here, army))) ?? '',
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

describe('a hostile bundle', () => {
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
    ['a newer app', sound({ version: 3 }), 'newer version'],
    ['a deep one', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'nested too deeply'],
    ['a long text', sound({ packed: 'x'.repeat(10_001) }), 'too long'],
    ['many values', `[${'0,'.repeat(LIMITS.values)}0]`, 'more than a backup'],
    ['a prototype', sound().replace('"settings"', '"__proto__":{"x":1},"settings"'), '__proto__'],
    ['a constructor', sound({ settings: { constructor: 1 } }), 'constructor'],
    ['an unknown game', sound().replaceAll('adding', 'chess'), 'game that this app does not know'],
    ['a wrong set-up', sound().replace('"start":0', '"start":"0"'), 'set-up'],
    ['a wrong line', withLines({ type: 'did', at: 1, command: 'x', events: [1] }), 'journal'],
    ['a field too many', withLines({ type: 'redo', at: 1, x: 1 }), 'holds something'],
    [
      'a journal without an end',
      withLines(...Array.from({ length: LIMITS.lines + 1 }, () => ({ type: 'redo', at: 1 }))),
      'more than 50,000 lines',
    ],
    ['an undo of nothing', withLines({ type: 'undo', at: 1, count: 1 }), 'contradicts itself'],
    ['a path as id', sound().replace('"id":"a"', '"id":"../a"'), 'This file is damaged.'],
    [
      'twins',
      sound({ kind: 'backup', battles: [1, 2].map(() => JSON.parse(sound()).battles[0]) }),
      'twice',
    ],
    ['no battle', sound({ battles: [] }), 'should hold one battle'],
    ['a far too large one', ' '.repeat(LIMITS.characters + 1), 'too large'],
  ])('%s is refused in words', (_, source, words) => {
    const read = readBundle(source, games);
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(words) });
  });

  it('of the first version is read, and what this app does not know is kept', () => {
    const settings = { theme: 'dark', sound: 'loud', other: 2 };
    const [battle] = JSON.parse(sound()).battles;
    const source = sound({ settings, battles: [{ ...battle, drums: 3 }] });
    expect(bundleOf(source)).toEqual({
      kind: 'battle',
      packed: 1,
      battles: [{ ...battle, drums: 3 }],
      armies: [],
      settings: [
        { key: 'theme', value: 'dark' },
        { key: 'other', value: 2 },
      ],
      damaged: [],
    });
  });

  it('keeps the settings of a game where they make sense', () => {
    const keysOf = (settings: object) =>
      bundleOf(sound({ settings })).settings.map(({ key }) => key);
    expect(keysOf({ 'adding.most': 7, theme: 'light' })).toEqual(['adding.most', 'theme']);
    expect(keysOf({ 'adding.most': 10, 'other.most': 7 })).toEqual(['other.most']);
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
          const read = readBundle(source, games);
          if (read.ok) expect(read.value.battles.length).toBe(1);
          else expect(read.error.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('of any JSON never throws and is refused', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (source) => {
        expect(readBundle(source, games).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
