import 'fake-indexeddb/auto';
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '#/store/battle/open';
import type { Database } from '#/store/database';
import { readBundle } from '#/store/import/bundle';
import { importBundle } from '#/store/import/importBundle';
import { readLink } from '#/store/import/link';
import type { BattleRow, LineRow } from '#/store/rows';
import { readSettings } from '#/store/settings';
import { typesOf } from '../../games/conformance/everyCommand';
import { REGISTERED } from '../../games/conformance/registered';
import { copiedTab, start, tabs } from '../adding';
import { Folder } from '../folder';
import { makeRelease, type Release, type ReleasedBattle } from './release';

/** One for each release whose data differ; none is ever changed or removed. */
const RELEASES = ['v0.1.0'] as const;

const fixture = (name: string) => new URL(`fixtures/${name}.json`, import.meta.url);
const parse = (name: string): unknown => JSON.parse(readFileSync(fixture(name), 'utf8'));

const READERS = await Promise.all(REGISTERED.map(({ game }) => game.imports()));

/** The first fixture holds one battle and is laid out another way. */
function readFirst(): Release {
  type First = ReleasedBattle & Pick<Release, 'tables' | 'files'>;
  const { battle, backup, ...first } = parse('v1') as First & { battle: string; backup: unknown };
  return {
    ...first,
    battles: [{ ...first, id: battle }],
    armies: ["Harold's host"],
    settings: { theme: 'contrast' },
    backup: JSON.stringify(backup),
    links: [],
  };
}

const empty = () => (tabs(1) as [Database])[0];

async function expectAll(db: Database, { battles, armies, settings }: Release) {
  for (const { id, entries, canRedo, state } of battles) {
    const row = await db.battles.get(id);
    const one = REGISTERED.find(({ game }) => game.id === row?.game);
    if (!one) throw new Error('It is of no game.');
    const session = await openSession(db, one.rules, id);
    if (!session.ok) throw new Error(session.error.message);
    expect(session.value.getSnapshot()).toMatchObject({ length: entries, canRedo, trouble: null });
    // A later release may know more about a battle, never something else.
    expect(session.value.getSnapshot().state).toMatchObject(state);
    expect((await session.value.entries()).length).toBe(entries);
    expect(await session.value.redo()).toBe(true);
    await session.value.close();
  }
  // The store gives them in the order of their ids, which are drawn at random.
  expect((await db.armies.toArray()).map(({ name }) => name).sort()).toEqual(armies.toSorted());
  expect((await readSettings(db)).theme).toBe(settings.theme);
}

/** `RELEASE=v0.2.0 npx vitest run tests/store/import/released.test.ts` keeps what today's code leaves behind. */
const today = makeRelease('today');
const { RELEASE } = process.env;
if (RELEASE) writeFileSync(fixture(RELEASE), JSON.stringify(await today));

const LEFT_BEHIND: readonly { by: string; read: () => Release | Promise<Release> }[] = [
  { by: 'the first shape', read: readFirst },
  ...RELEASES.map((by) => ({ by, read: () => parse(by) as Release })),
  { by: 'the code of today', read: () => today },
];

describe.each(LEFT_BEHIND)('what $by left behind', ({ read }) => {
  let released: Release;
  beforeAll(async () => {
    released = await read();
  }, 60_000);

  it('is read from its tables', async () => {
    const db = empty();
    for (const [table, rows] of Object.entries(released.tables))
      await db.table(table).bulkAdd(rows);
    await expectAll(db, released);
  });

  it('is read from its tables without the folded states', async () => {
    const db = empty();
    for (const [table, rows] of Object.entries(released.tables)) {
      if (table !== 'snapshots') await db.table(table).bulkAdd(rows);
    }
    await expectAll(db, released);
  });

  it('is read from its backup', async () => {
    const db = empty();
    const bundle = readBundle(released.backup, READERS);
    if (!bundle.ok) throw new Error(bundle.error);
    await importBundle(db, bundle.value, 'replace');
    await expectAll(db, released);
    expect(bundle.value.settings.map(({ key }) => key).sort()).toEqual(
      Object.keys(released.settings).sort(),
    );
  });

  it('comes back from its second copy', async () => {
    const tab = copiedTab();
    const folder = new Folder();
    for (const [file, text] of Object.entries(released.files)) folder.texts.set(file, text);
    await start(tab, folder);
    expect(tab.copy.getSnapshot().recovered?.battles.length).toBe(released.battles.length);
    await expectAll(tab.db, released);
  });

  it('is read from its links', async () => {
    for (const link of released.links) {
      const bundle = await readLink(new URL(link).hash, READERS);
      expect(bundle).toMatchObject({ ok: true });
    }
  });
});

/** The types of the commands and of the events that this left behind of one game. */
function typesIn({ tables }: Release, game: string) {
  const battles = (tables.battles as BattleRow[]).filter((row) => row.game === game);
  const ids = new Set(battles.map(({ id }) => id));
  const lines = (tables.lines as LineRow[]).flatMap(({ battle, line }) =>
    ids.has(battle) && line.type === 'did' ? line : [],
  );
  const types = (all: readonly unknown[]) =>
    [...new Set(all.map((each) => (each as { type: string }).type))].sort();
  return {
    commands: types(lines.map(({ command }) => command)),
    events: types(lines.flatMap(({ events }) => events)),
  };
}

it('the fixture of v0.1.0 holds all 48 commands and all 7 kinds of events', () => {
  const { commands, events } = typesIn(parse('v0.1.0') as Release, 'shieldwall');
  expect([commands.length, events.length]).toEqual([48, 7]);
});

it.each(REGISTERED)(
  'what is left behind today holds every command and every event of $game.name',
  async ({ game, schemas }) => {
    expect(typesIn(await today, game.id)).toEqual({
      commands: typesOf(schemas.command).toSorted(),
      events: typesOf(schemas.event).toSorted(),
    });
  },
  60_000,
);
