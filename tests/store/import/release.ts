import { type Battle, PRESETS } from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { FORMAT } from '#/games/shieldwall/schemas/upgrades';
import { RULES } from '#/games/shieldwall/screens/game';
import { createArmy } from '#/store/armies';
import { createBattle } from '#/store/battle/battles';
import { openSession } from '#/store/battle/open';
import type { Database } from '#/store/database';
import { bundleArmy, bundleBattle, writeBundle } from '#/store/import/bundle';
import { bundleAll } from '#/store/import/bundleAll';
import { bundleLink } from '#/store/import/link';
import { copiedTab, start } from '../adding';
import { Folder } from '../folder';
import { everyCommand, type Script } from './everyCommand';

/** All that a release leaves behind: tables, second copy, a backup and links, and what is in them. */
export interface Release {
  readonly battles: readonly ReleasedBattle[];
  readonly armies: readonly string[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly tables: Readonly<Record<string, readonly unknown[]>>;
  readonly files: Readonly<Record<string, string>>;
  readonly backup: string;
  /** Each carries one army or one battle. */
  readonly links: readonly string[];
}

export interface ReleasedBattle {
  readonly id: string;
  readonly entries: number;
  readonly canRedo: boolean;
  readonly state: Battle;
}

const SETTINGS = {
  theme: 'contrast',
  'shieldwall.options': PRESETS.rulebook,
  'shieldwall.sheet': { pins: ['combat'], recents: ['missiles'] },
};

/** Does every command of the game in the app of today, and gathers what that leaves behind. */
export async function makeRelease(seed: string): Promise<Release> {
  const tab = copiedTab();
  const { db, copy } = tab;
  const folder = new Folder();
  await start(tab, folder);
  const [{ armies: hosts }] = SCENARIOS;
  const army = { game: 'shieldwall', format: FORMAT, name: hosts.red.name, army: hosts.red };
  const { id: armyId } = await createArmy(db, army);
  for (const [key, value] of Object.entries(SETTINGS)) await db.settings.put({ key, value });
  const battles: ReleasedBattle[] = [];
  for (const script of everyCommand(seed)) battles.push(await playOut(db, script));
  await copy.flush();
  const links = [await bundleArmy(db, armyId), await bundleBattle(db, battles[0]?.id ?? '')].map(
    (bundle) => bundleLink('https://example.org/', bundle),
  );
  const tables = await Promise.all(
    db.tables.map(async (table) => [table.name, await table.toArray()] as const),
  );
  const release = {
    battles,
    armies: [hosts.red.name],
    settings: SETTINGS,
    tables: Object.fromEntries(tables),
    files: Object.fromEntries(folder.texts),
    backup: writeBundle(await bundleAll(db)),
    links: (await Promise.all(links)).filter((link) => link !== null),
  };
  db.close();
  return release;
}

/** As the app does it, with something to be done again at the end. */
async function playOut(db: Database, { setup, commands }: Script): Promise<ReleasedBattle> {
  const { id } = await createBattle(db, {
    game: 'shieldwall',
    format: FORMAT,
    name: setup.seed,
    setup,
  });
  const opened = await openSession(db, RULES, id);
  if (!opened.ok) throw new Error(opened.error.message);
  const session = opened.value;
  for (const command of commands) {
    const done = await session.run(command);
    if (!done.ok) throw new Error(`${command.type}: ${done.error.why}`);
  }
  await session.undo();
  await session.undo();
  await session.redo();
  const { length: entries, canRedo, state } = session.getSnapshot();
  await session.close();
  return { id, entries, canRedo, state };
}
