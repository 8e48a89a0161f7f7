import 'fake-indexeddb/auto';
import { readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Line } from '#/core/journal';
import type { Command, Event } from '#/games/shieldwall/rules';
import { RULES } from '#/games/shieldwall/screens/game';
import { IMPORT_READER } from '#/games/shieldwall/screens/imports';
import { openSession } from '#/store/battle/open';
import type { Database } from '#/store/database';
import { readBundle } from '#/store/import/bundle';
import { importBundle } from '#/store/import/importBundle';
import { readLink } from '#/store/import/link';
import type { LineRow } from '#/store/rows';
import { readSettings } from '#/store/settings';
import { copiedTab, start, tabs } from '../adding';
import { Folder } from '../folder';
import { makeRelease, type Release, type ReleasedBattle } from './release';

/** One for each release whose data differ; none is ever changed or removed. */
const RELEASES = ['v0.1.0'] as const;

const fixture = (name: string) => new URL(`fixtures/${name}.json`, import.meta.url);
const parse = (name: string): unknown => JSON.parse(readFileSync(fixture(name), 'utf8'));

/** The first fixture holds one battle and is laid out another way. */
function readFirst(): Release {
  type First = ReleasedBattle & Pick<Release, 'tables' | 'files'>;
  const { battle, backup, ...first } = parse('v1') as First & { battle: string; backup: unknown };
  return {
    ...first,
    battles: [{ ...first, id: battle }],
    armies: [first.state.sides.red.name],
    settings: { theme: 'contrast' },
    backup: JSON.stringify(backup),
    links: [],
  };
}

const empty = () => (tabs(1) as [Database])[0];

async function expectAll(db: Database, { battles, armies, settings }: Release) {
  for (const { id, entries, canRedo, state } of battles) {
    const session = await openSession(db, RULES, id);
    if (!session.ok) throw new Error(session.error.message);
    expect(session.value.getSnapshot()).toMatchObject({ length: entries, canRedo, trouble: null });
    // A later release may know more about a battle, never something else.
    expect(session.value.getSnapshot().state).toMatchObject(state);
    expect((await session.value.entries()).length).toBe(entries);
    expect(await session.value.redo()).toBe(true);
    await session.value.close();
  }
  expect((await db.armies.toArray()).map(({ name }) => name)).toEqual(armies);
  expect((await readSettings(db)).theme).toBe(settings.theme);
}

/** `RELEASE=v0.2.0 npx vitest run tests/store/import/released.test.ts` keeps what today's code leaves behind. */
async function makeToday(): Promise<Release> {
  const release = await makeRelease('today');
  const { RELEASE } = process.env;
  if (RELEASE) writeFileSync(fixture(RELEASE), JSON.stringify(release));
  return release;
}

const LEFT_BEHIND: readonly { by: string; read: () => Release | Promise<Release> }[] = [
  { by: 'the first shape', read: readFirst },
  ...RELEASES.map((by) => ({ by, read: () => parse(by) as Release })),
  { by: 'the code of today', read: makeToday },
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
    const bundle = readBundle(released.backup, [IMPORT_READER]);
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
      const bundle = await readLink(new URL(link).hash, [IMPORT_READER]);
      expect(bundle).toMatchObject({ ok: true });
    }
  });
});

it('the fixture of v0.1.0 holds all 48 commands and all 7 kinds of events', () => {
  const { tables } = parse('v0.1.0') as Release;
  const lines = (tables.lines as LineRow[]).map(({ line }) => line as Line<Command, Event>);
  const done = lines.filter((line) => line.type === 'did');
  expect(new Set(done.map(({ command }) => command.type)).size).toBe(48);
  expect(new Set(done.flatMap(({ events }) => events.map(({ type }) => type))).size).toBe(7);
});
