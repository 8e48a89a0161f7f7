import { canonical } from '#/core/hash';
import type { Database } from './database';
import { flawOfArmy, flawOfBattle, packArmy, packBattle } from './import/bundle';
import { readDatabase } from './import/bundleAll';
import type { ImportReader } from './import/importReader';
import type { StoredData } from './second-copy/secondCopy';
import { answerEach } from './trouble';

/** What a look at everything that is stored has found. */
export interface StoreCheck {
  readonly battles: number;
  readonly armies: number;
  readonly unreadable: readonly { readonly name: string; readonly why: string }[];
  /** Of what the second copy has another state, or none; null where there is no second copy. */
  readonly differing: readonly string[] | null;
}

/** Reads every battle to its end as an import would, every army, and compares the two copies. */
export async function checkStore(
  db: Database,
  games: readonly ImportReader[],
): Promise<StoreCheck> {
  await db.secondCopy.flush();
  const stored = withoutBin(await answerEach((step) => readDatabase(db, step)));
  const copied = await db.secondCopy.read();
  const battles = stored.battles.map(({ row, rows }) => {
    const packed = packBattle(row, rows);
    return { name: row.name, why: 'why' in packed ? packed.why : flawOfBattle(packed, games) };
  });
  const armies = stored.armies.map((row) => ({
    name: row.name,
    why: flawOfArmy(packArmy(row), games),
  }));
  return {
    battles: battles.length,
    armies: armies.length,
    unreadable: [...battles, ...armies].flatMap(({ name, why }) => (why ? { name, why } : [])),
    differing: copied && differences(stored, withoutBin(copied)),
  };
}

/** What was thrown away leaves the second copy earlier than the database (bin.ts). */
const withoutBin = ({ battles, armies, settings }: StoredData): StoredData => ({
  battles: battles.filter(({ row }) => row.deleted === 0),
  armies: armies.filter(({ deleted }) => deleted === 0),
  settings,
});

function differences(stored: StoredData, copied: StoredData): string[] {
  const battles = new Map(copied.battles.map((each) => [each.row.id, each]));
  const armies = new Map(copied.armies.map((each) => [each.id, each]));
  const sorted = ({ settings }: StoredData) =>
    canonical(settings.toSorted((one, other) => (one.key < other.key ? -1 : 1)));
  return [
    ...stored.battles.flatMap((each) =>
      isSame(each, battles.get(each.row.id)) ? [] : each.row.name,
    ),
    ...stored.armies.flatMap((each) => (isSame(each, armies.get(each.id)) ? [] : each.name)),
    ...(sorted(stored) === sorted(copied) ? [] : ['the settings']),
  ];
}

const isSame = (one: unknown, other: unknown): boolean =>
  other !== undefined && canonical(one) === canonical(other);

export function checkInWords({ battles, armies, unreadable, differing }: StoreCheck): string {
  const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;
  const held = `${count(battles, 'battle', 'battles')}, ${count(armies, 'army', 'armies')}`;
  return [
    unreadable.length === 0 ? `Everything can be read: ${held}.` : `There are ${held}.`,
    ...unreadable.map(({ name, why }) => `“${name}” cannot be read. ${why}`),
    differing === null
      ? 'There is no second copy to compare with.'
      : differing.length === 0
        ? 'Both copies are equal.'
        : `The second copy differs in ${differing.map((name) => `“${name}”`).join(', ')}: save a backup.`,
  ].join(' ');
}
