import { type Chance, seededChance } from '#/core/chance';
import { type Bundle, writeBundle } from '#/store/import/bundle';
import { bundleLink } from '#/store/import/link';
import { playBattle } from '../../games/shieldwall/play/player';
import type { Table } from '../../games/shieldwall/play/table';

/** Something that claims to come from this app: the text of a file, or the fragment of a link. */
export interface Hostile {
  readonly kind: 'file' | 'link';
  readonly source: string;
}

/** Sound bundles of each kind, out of battles played at random: what attacks start from. */
export function soundBundles(battles: number): Bundle[] {
  return Array.from({ length: battles }, (_, index) => {
    const table = playBattle(`hostile-${index}`);
    return [ofBattle(table, 30), ofArmy(table), backup(table, 8)];
  }).flat();
}

const common = (name: string) => ({ id: 'a1', game: 'shieldwall', name, created: 1, updated: 2 });

function ofBattle({ setup, done }: Table, most: number): Bundle {
  const lines = done.slice(0, most).map((each, at) => ({ type: 'did' as const, at, ...each }));
  const battle = {
    ...common('Maldon'),
    setup,
    lines: [...lines, { type: 'undo' as const, at: most, count: 2 }],
  };
  return { kind: 'battle', packed: 3, battles: [battle], armies: [], settings: [], damaged: [] };
}

const ofArmy = ({ setup }: Table): Bundle => ({
  kind: 'army',
  packed: 3,
  battles: [],
  armies: [{ ...common('Essex'), army: setup.armies.red }],
  settings: [],
  damaged: [],
});

function backup(table: Table, most: number): Bundle {
  const { battles } = ofBattle(table, most);
  const { armies } = ofArmy(table);
  const settings = [
    { key: 'theme', value: 'dark' },
    { key: 'textSize', value: 130 },
    { key: 'shieldwall.sheet', value: { pins: ['combat'], recents: [] } },
  ];
  return { kind: 'backup', packed: 3, battles, armies, settings, damaged: [] };
}

/** One of many ways to spoil a sound bundle. The seed fixes which. */
export async function hostile(bundles: readonly Bundle[], seed: string): Promise<Hostile> {
  const chance = seededChance(seed);
  const pick = <T>(from: readonly T[]): T => from[chance.below(from.length)] as T;
  const bundle = pick(bundles);
  switch (chance.below(10)) {
    case 0:
      return file(cutText(writeBundle(bundle), chance));
    case 1:
      return file(noise(chance));
    case 2:
      return file(pick(MONSTERS)(chance));
    case 3: {
      const link = (await bundleLink('https://x.org/', spoilt(bundle, chance) as Bundle)) ?? '#';
      return { kind: 'link', source: link.slice(link.indexOf('#')) };
    }
    case 4: {
      const link = (await bundleLink('https://x.org/', bundle)) ?? '#';
      const fragment = link.slice(link.indexOf('#'));
      return { kind: 'link', source: cutText(fragment, chance, LINK_SIGNS) };
    }
    default:
      return file(writeBundle(spoilt(bundle, chance) as Bundle));
  }
}

const file = (source: string): Hostile => ({ kind: 'file', source });

const LINK_SIGNS = [...'ABCxyz019-_=+/%# \u0000é'];

/** Pieces cut out, doubled, overwritten or put in elsewhere. */
function cutText(text: string, chance: Chance, signs: readonly string[] = SIGNS): string {
  let spoiled = text;
  for (let count = 1 + chance.below(4); count > 0; count--) {
    const at = chance.below(spoiled.length + 1);
    const length = chance.below(chance.below(4) === 0 ? spoiled.length + 1 : 12);
    const cut = spoiled.slice(at, at + length);
    const put = [
      '',
      cut + cut,
      Array.from({ length: chance.below(9) }, () => signs[chance.below(signs.length)]).join(''),
    ][chance.below(3)];
    spoiled = spoiled.slice(0, at) + put + spoiled.slice(at + length);
  }
  return spoiled;
}

const SIGNS = [...'{}[]",:0123456789-+eE.\\ \n\u0000\u2028\ud800tfn\u00e9<>&/'];

const noise = (chance: Chance): string =>
  Array.from({ length: chance.below(300) }, () => SIGNS[chance.below(SIGNS.length)]).join('');

/** Large, deep or many: each as a text, so that nothing but the app's own reader builds it. */
const MONSTERS: readonly ((chance: Chance) => string)[] = [
  (chance) => '['.repeat(chance.below(200_000)) + ']'.repeat(chance.below(200_000)),
  (chance) => '{"a":'.repeat(chance.below(50_000)),
  (chance) => `[${'0,'.repeat(chance.below(100_000))}0]`,
  (chance) => `"${'x'.repeat(chance.below(300_000))}"`,
  (chance) => `${'9'.repeat(chance.below(2_000))}e${chance.below(999)}`,
  (chance) => `{${'"k":1,'.repeat(chance.below(50_000))}"app":"shieldwall-companion"}`,
  (chance) =>
    `{"app":"shieldwall-companion","version":2,"kind":"backup","packed":1,"settings":[],"damaged":[],"armies":[],"battles":[${'{},'.repeat(chance.below(20_000))}{}]}`,
];

/** A copy with some of its values changed, wherever they are. */
function spoilt(bundle: Bundle, chance: Chance): unknown {
  const copy = structuredClone(bundle) as unknown;
  for (let count = 1 + chance.below(3); count > 0; count--) {
    const places = containers(copy);
    const place = places[chance.below(places.length)];
    if (place) spoil(place, chance);
  }
  return copy;
}

type Container = Record<string, unknown> | unknown[];

function containers(value: unknown): Container[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Container, ...Object.values(value).flatMap(containers)];
}

function spoil(place: Container, chance: Chance): void {
  const target = place as Record<string, unknown>;
  const keys = Object.keys(target);
  const key = keys[chance.below(Math.max(1, keys.length))] ?? 'new';
  const other = keys[chance.below(Math.max(1, keys.length))] ?? 'new';
  switch (chance.below(6)) {
    case 0:
      delete target[key];
      break;
    case 1:
      target[key] = target[other];
      break;
    case 2:
      if (Array.isArray(place)) place.push(...place.slice(0, 3));
      else define(target, pickFrom(NAMES, chance), 1);
      break;
    default:
      define(target, key, pickFrom(VALUES, chance)(target[key]));
  }
}

/** As JSON.parse does it: `__proto__` becomes a key of its own. */
const define = (target: object, key: string, value: unknown) =>
  Object.defineProperty(target, key, {
    value,
    enumerable: true,
    configurable: true,
    writable: true,
  });

const pickFrom = <T>(from: readonly T[], chance: Chance): T => from[chance.below(from.length)] as T;

const NAMES = ['__proto__', 'constructor', 'prototype', 'toString', 'length', 'then', 'type', ''];

/** Not more than a text can be long: many of many are soon too many. */
const manyOf = (value: unknown): number =>
  Math.min(2000, Math.ceil(2e7 / (JSON.stringify(value)?.length ?? 1)));

const VALUES: readonly ((before: unknown) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1e9,
  () => 1.5,
  () => Number.MAX_SAFE_INTEGER,
  () => 1e300,
  () => '',
  () => '../../../etc',
  () => '<img src=x onerror=alert(1)>',
  () => 'x'.repeat(1001),
  () => 'x'.repeat(20_000),
  () => '\u202e\u0000\ud800',
  () => [],
  () => ({}),
  () => ({ length: 1e9 }),
  () => 'red-77-77',
  () => 'black-0',
  (before) => [before],
  (before) => ({ before }),
  (before) => Array.from({ length: manyOf(before) }, () => before),
  (before) => (typeof before === 'number' ? before + 1 : before),
  (before) => (typeof before === 'string' ? `${before}1` : before),
  () => JSON.parse('{"__proto__":{"polluted":true}}') as unknown,
];
