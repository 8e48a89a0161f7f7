import { currentFormat } from '#/core/upgrade';
import { DEFAULT_OPTIONS } from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import { PRESETS } from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import { createArmy } from '#/store/armies';
import { createBattle } from '#/store/battle/battles';
import { openSession } from '#/store/battle/open';
import type { Database } from '#/store/database';
import { bundleArmy, bundleBattle, writeBundle } from '#/store/import/bundle';
import { bundleAll } from '#/store/import/bundleAll';
import { bundleLink } from '#/store/import/link';
import { everyCommand } from '../../games/conformance/everyCommand';
import { REGISTERED } from '../../games/conformance/registered';
import type { Conformance, Played } from '../../games/conformance/suite';
import { copiedTab, start } from '../adding';
import { Folder } from '../folder';

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
  readonly state: object;
}

const SETTINGS = {
  theme: 'contrast',
  'shieldwall.options': PRESETS.rulebook,
  'shieldwall.sheet': { pins: ['combat'], recents: ['missiles'] },
  'shields-and-swords.options': DEFAULT_OPTIONS,
  'shield-wall-ii.turnBoard': true,
};

const [{ armies: HOSTS }] = SCENARIOS;

/** What each game keeps where armies are kept. */
const ARMIES: readonly { readonly game: string; readonly name: string; readonly army: unknown }[] =
  [
    { game: 'shieldwall', name: HOSTS.red.name, army: HOSTS.red },
    { game: 'shields-and-swords', name: PRACTICE.name, army: PRACTICE },
  ];

const formatOf = (game: string): number =>
  currentFormat(REGISTERED.find((one) => one.game.id === game)?.rules.upgrades ?? []);

/** Does every command of every game in the app of today, and gathers what that leaves behind. */
export async function makeRelease(seed: string): Promise<Release> {
  const tab = copiedTab();
  const { db, copy } = tab;
  const folder = new Folder();
  await start(tab, folder);
  const armies = [];
  for (const each of ARMIES)
    armies.push(await createArmy(db, { ...each, format: formatOf(each.game) }));
  for (const [key, value] of Object.entries(SETTINGS)) await db.settings.put({ key, value });
  const battles: ReleasedBattle[] = [];
  const links = [];
  for (const one of REGISTERED) {
    const played = everyCommand(one, seed);
    for (const each of played) battles.push(await playOut(db, one, each));
    links.push(await bundleBattle(db, battles.at(-played.length)?.id ?? ''));
  }
  for (const { id } of armies) links.push(await bundleArmy(db, id));
  await copy.flush();
  const tables = await Promise.all(
    db.tables.map(async (table) => [table.name, await table.toArray()] as const),
  );
  const release = {
    battles,
    armies: armies.map(({ name }) => name),
    settings: SETTINGS,
    tables: Object.fromEntries(tables),
    files: Object.fromEntries(folder.texts),
    backup: writeBundle(await bundleAll(db)),
    links: (
      await Promise.all(links.map((bundle) => bundleLink('https://example.org/', bundle)))
    ).filter((link) => link !== null),
  };
  db.close();
  return release;
}

/** As the app does it, with something to be done again at the end. */
async function playOut(
  db: Database,
  { game, rules }: Conformance,
  { setup, done }: Played,
): Promise<ReleasedBattle> {
  const format = currentFormat(rules.upgrades);
  const { id } = await createBattle(db, { game: game.id, format, name: game.name, setup });
  const opened = await openSession(db, rules, id);
  if (!opened.ok) throw new Error(opened.error.message);
  const session = opened.value;
  for (const { command } of done) {
    const ran = await session.run(command);
    if (!ran.ok) throw new Error(`${JSON.stringify(command)}: ${ran.error.why}`);
  }
  await session.undo();
  await session.undo();
  await session.redo();
  const { length: entries, canRedo, state } = session.getSnapshot();
  await session.close();
  return { id, entries, canRedo, state: state as object };
}
