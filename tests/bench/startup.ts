import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Site, serve } from '../../scripts/server.ts';
import { type Figure, median, ratio, round } from './figures.ts';
import { built } from './sites.ts';
import { type Errand, launch, launchWith, PHONE, SLOW_4G, type Visit, visit } from './visit.ts';

const TABLE = 'table';
const COUNT = { on: 'ion-button' };
const FIGHT = { on: '[data-start-page] .button.main', answer: '[data-pebbles]' };
/** The same button once the app stands; before, it is in the page and remembers its tap. */
const STANDS = 'ion-router-outlet [data-start-page] .button.main';
const DP = { on: '[data-pebbles] button:last-child' };

type Kind = 'limit' | 'app' | 'floor';
const KINDS = ['limit', 'app', 'floor'] as const;

/** The first visit: nothing is stored, so the first tap on the start page makes a battle. */
const FIRST: Record<Kind, Omit<Errand, 'address'>> = {
  limit: { readable: TABLE, taps: [] },
  app: { readable: FIGHT.on, taps: [FIGHT, DP] },
  floor: { readable: TABLE, taps: [COUNT] },
};

/** The first visit of somebody who was sent a link to the sheet. */
const SHEET = { readable: TABLE, taps: [] };

/** The first visit of somebody who only looks: what the page does by itself until it can be used. */
const LOOK = {
  app: { readable: STANDS, taps: [] },
  floor: { readable: COUNT.on, taps: [] },
} as const;

/** Later visits, offline, from the worker. The app opens in its battle; its sheet is asked for. */
const LATER = {
  limit: { site: 'limit', path: '', readable: TABLE, taps: [] },
  sheet: { site: 'app', path: '#/sheet', readable: TABLE, taps: [] },
  battle: { site: 'app', path: '', taps: [DP] },
  floor: { site: 'floor', path: '', readable: TABLE, taps: [COUNT] },
} as const;
type Later = keyof typeof LATER;
const LATERS = Object.keys(LATER) as Later[];

/** A phone that has been here: the worker has everything, and the app has a battle. */
async function prepareProfile(kind: Kind, site: Site, profile: string) {
  const context = await launchWith(profile);
  const page = await context.newPage();
  await page.goto(site.address);
  if (kind === 'app') {
    await page.locator(STANDS).click();
    await page.locator(FIGHT.answer).first().waitFor();
  }
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === 'activated';
  });
  // A second visit, so that the browser may keep what it makes of the scripts.
  await page.reload();
  await page.waitForTimeout(3000);
  await context.close();
}

/** Every site in turn in each round, so that whatever slows the machine slows all of them. */
export async function benchStartup(rounds: number, say: (line: string) => void): Promise<Figure[]> {
  const first: Record<Kind, Visit[]> = { limit: [], app: [], floor: [] };
  const looks: Record<'app' | 'floor', Visit[]> = { app: [], floor: [] };
  const sheets: Visit[] = [];
  const later: Record<Later, Visit[]> = { limit: [], sheet: [], battle: [], floor: [] };
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const profileOf = (kind: Kind) => join(folder, kind);
  const open = async () => ({
    limit: await serve(built.limit),
    app: await serve(built.app),
    floor: await serve(built.floor),
  });
  const near = await open();
  const gone = await open();
  for (const kind of KINDS) await prepareProfile(kind, gone[kind], profileOf(kind));
  for (const kind of KINDS) await gone[kind].close();

  for (let number = 0; number < rounds; number++) {
    const comeFirst = async (kind: Kind, what: Omit<Errand, 'address'>, path = '') => {
      const browser = await launch();
      const context = await browser.newContext(PHONE);
      const seen = await visit(context, { ...what, address: near[kind].address + path }, SLOW_4G);
      await browser.close();
      return seen;
    };
    for (const kind of turned(KINDS, number)) first[kind].push(await comeFirst(kind, FIRST[kind]));
    for (const kind of turned(['app', 'floor'] as const, number))
      looks[kind].push(await comeFirst(kind, LOOK[kind]));
    sheets.push(await comeFirst('app', SHEET, '#/sheet'));
    for (const what of turned(LATERS, number)) {
      const { site, path, ...rest } = LATER[what];
      const profile = join(folder, 'now');
      cpSync(profileOf(site), profile, { recursive: true });
      const context = await launchWith(profile);
      await context.setOffline(true);
      later[what].push(await visit(context, { ...rest, address: gone[site].address + path }));
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    }
    say(`start-up: round ${number + 1} of ${rounds}`);
  }
  for (const kind of KINDS) await near[kind].close();
  rmSync(folder, { recursive: true, force: true });
  return [...firstFigures(first, looks, sheets), ...laterFigures(later)];
}

const turned = <T>(items: readonly T[], by: number): T[] =>
  items.map((_, place) => items[(place + by) % items.length] as T);

const all = (visits: readonly Visit[], key: Exclude<keyof Visit, 'answers'>) =>
  visits.map((each) => each[key]);
const answers = (visits: readonly Visit[], place: number) =>
  visits.map((each) => each.answers[place] ?? Number.NaN);

/** The three sites side by side, for information. */
const told = (
  group: string,
  what: string,
  unit: string,
  columns: Readonly<Record<string, readonly number[]>>,
): Figure => {
  const [ours] = Object.values(columns);
  const from = Object.entries(columns).map(([name, values]) => `${name} ${round(median(values))}`);
  return { group, what, is: median(ours ?? []), unit, from: from.join(', ') };
};

function firstFigures(
  { app, limit, floor }: Record<Kind, Visit[]>,
  looks: Record<'app' | 'floor', Visit[]>,
  sheets: Visit[],
): Figure[] {
  const group = 'First visit (4x slower processor, slow 4G)';
  const sides = (key: Exclude<keyof Visit, 'answers'>) => ({
    app: all(app, key),
    limit: all(limit, key),
    floor: all(floor, key),
  });
  const { limit: atTheLimit, floor: onTheFloor, app: starts } = sides('readable');
  const reads = all(sheets, 'readable');
  return [
    ratio(group, 'start page, which stays / limit', starts, atTheLimit, { atMost: 1.15 }),
    ratio(group, 'sheet readable / limit', reads, atTheLimit, { atMost: 1.15 }),
    ratio(group, 'sheet readable / floor', reads, onTheFloor, { atMost: 0.35 }),
    ratio(
      group,
      'Battle page usable, its first tap answered by a battle on the table / floor',
      answers(app, 0),
      answers(floor, 0),
      { atMost: 0.85 },
    ),
    ratio(
      group,
      'total blocking time / floor',
      all(looks.app, 'blocking'),
      all(looks.floor, 'blocking'),
      {
        atMost: 0.6,
      },
    ),
    {
      group,
      what: 'layout shift while the app takes over (the worst round)',
      is: Math.max(...all(app, 'shift'), ...all(sheets, 'shift')),
      limit: { atMost: 0.02 },
      unit: '',
    },
    told(group, 'first paint', 'ms', sides('firstPaint')),
    told(group, 'first tap possible', 'ms', {
      app: all(looks.app, 'readable'),
      floor: all(looks.floor, 'readable'),
    }),
    told(group, 'total blocking time with the taps', 'ms', sides('blocking')),
    told(group, 'first DP tap on that battle answered', 'ms', {
      app: answers(app, 1),
      floor: answers(floor, 0),
    }),
    told(group, 'requests until then', '', sides('requests')),
    told(group, 'bytes until then', 'KB', sides('kilobytes')),
    told(group, 'JavaScript until then', 'KB', sides('scriptKilobytes')),
    told(group, 'long tasks', '', sides('longTasks')),
    told(group, 'heap afterwards', 'MB', sides('heapMegabytes')),
  ];
}

function laterFigures({ sheet, battle, limit, floor }: Record<Later, Visit[]>): Figure[] {
  const group = 'Later visits (browser started anew, offline, 4x slower processor)';
  const sides = (key: Exclude<keyof Visit, 'answers'>) => ({
    sheet: all(sheet, key),
    battle: all(battle, key),
    limit: all(limit, key),
    floor: all(floor, key),
  });
  const readable = sides('readable');
  return [
    ratio(group, 'sheet readable / limit', readable.sheet, readable.limit, { atMost: 1.3 }),
    ratio(
      group,
      'battle usable, first DP tap answered / floor',
      answers(battle, 0),
      answers(floor, 0),
      { atMost: 1 },
    ),
    told(group, 'sheet readable', 'ms', {
      app: readable.sheet,
      limit: readable.limit,
      floor: readable.floor,
    }),
    told(group, 'first paint', 'ms', sides('firstPaint')),
    told(group, 'total blocking time', 'ms', sides('blocking')),
    told(group, 'heap afterwards', 'MB', sides('heapMegabytes')),
  ];
}
