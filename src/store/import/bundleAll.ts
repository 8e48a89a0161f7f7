import { canonical } from '#/core/hash';
import type { Line } from '#/core/journal';
import { flawOf, linesFrom, NO_LINES, sumAfter } from '../battle/lines';
import type { Database } from '../database';
import { newId } from '../id';
import { between, breather, UNHEARD } from '../progress';
import type { BattleRow, LineRow } from '../rows';
import type { StoredBattle, StoredData } from '../second-copy/secondCopy';
import { answer, answerEach } from '../trouble';
import type { UnsavedBattle } from '../unsaved';
import { type Bundle, type BundledBattle, type Damaged, packArmy, packBattle } from './bundle';

/** All that is stored, and all that is on a screen and not stored yet. */
export async function bundleAll(db: Database, onProgress = UNHEARD): Promise<Bundle> {
  await answer(db.open());
  const stored = await answerEach((step) =>
    readDatabase(db, (part) => {
      step();
      onProgress(part / 2);
    }),
  );
  return bundleOf(db, stored, between(onProgress, 0.5, 1));
}

/** For a database that cannot be read: what the second copy holds, and what is not stored yet. */
export async function bundleWithoutDatabase(db: Database): Promise<Bundle> {
  return await bundleOf(
    db,
    (await db.secondCopy.read()) ?? { battles: [], armies: [], settings: [] },
  );
}

/** With what was thrown away, if it is being played on in this window. */
export const readDatabase = (db: Database, onProgress = UNHEARD): Promise<StoredData> =>
  db.transaction('r', db.battles, db.lines, db.armies, db.settings, async () => {
    const wanted = (await db.battles.toArray()).filter(isWanted(db));
    const battles: StoredBattle[] = [];
    for (const row of wanted) {
      const rows: LineRow[] = [];
      for (let more = true; more; ) {
        const next = await linesFrom(db, row.id, (rows.at(-1)?.seq ?? -1) + 1, SLICE);
        rows.push(...next);
        more = next.length === SLICE;
        onProgress(battles.length / wanted.length);
      }
      battles.push({ row, rows });
    }
    return {
      battles,
      armies: await db.armies.toArray(),
      settings: await db.settings.toArray(),
    };
  });

/** Not what was thrown away, unless it is being played on in this window. */
const isWanted = ({ unsaved }: Database) => {
  const playedOn = new Set(unsaved.battles.map(({ row }) => row.id));
  return ({ id, deleted }: BattleRow) => deleted === 0 || playedOn.has(id);
};

async function bundleOf(
  db: Database,
  { battles, armies, settings }: StoredData,
  onProgress = UNHEARD,
): Promise<Bundle> {
  const packed = new Map<string, BundledBattle | Damaged>();
  const wanted = isWanted(db);
  const breathe = breather();
  for (const [place, { row, rows }] of battles.entries()) {
    if (wanted(row)) packed.set(row.id, packBattle(row, rows, await flawIn(rows, breathe)));
    onProgress((place + 1) / battles.length);
    await breathe();
  }
  for (const each of db.unsaved.battles) addUnsaved(packed, each);
  const all = [...packed.values()];
  const rows = new Map(armies.filter(({ deleted }) => deleted === 0).map((row) => [row.id, row]));
  for (const row of db.unsaved.armies) rows.set(row.id, row);
  return {
    kind: 'backup',
    packed: Date.now(),
    battles: all.flatMap((each) => ('why' in each ? [] : [each])),
    damaged: all.flatMap((each) => ('why' in each ? [each] : [])),
    armies: [...rows.values()].map(packArmy),
    settings,
  };
}

/** Lines that are read, or looked at, in one go: a journal may be longer than a page can wait for. */
const SLICE = 400;

async function flawIn(rows: readonly LineRow[], breathe: () => Promise<void>) {
  for (let from = 0; from < rows.length; from += SLICE) {
    const sum = rows[from - 1]?.sum ?? NO_LINES.sum;
    const known = { journal: { ...NO_LINES.journal, length: from }, sum };
    const flaw = flawOf(rows.slice(from, from + SLICE), known);
    if (flaw) return flaw;
    await breathe();
  }
  return null;
}

/** Goes on with a battle by what was done in this window and is not stored yet. */
function addUnsaved(packed: Map<string, BundledBattle | Damaged>, unsaved: UnsavedBattle): void {
  const { row, stored, length, lines } = unsaved;
  const { deleted: _, unreadable: __, ...battle } = row;
  const before = stored ? packed.get(row.id) : { lines: [] };
  if (!before || 'why' in before || before.lines.length < length) {
    packed.set(`${row.id} unsaved`, {
      what: 'battle',
      name: row.name,
      why: `Its last ${lines.length} lines were not saved, and what came before them could not be read.`,
      stored: { row, length, lines },
    });
    return;
  }
  const all = [...before.lines.slice(0, length), ...lines];
  // Another window may have gone on otherwise: then both stay, each as it was played.
  const isContinued = before.lines.slice(length).every((line, place) => isSame(line, lines[place]));
  const id = isContinued ? row.id : newId();
  packed.set(id, { ...battle, ...before, id, lines: all, sum: all.reduce(sumAfter, NO_LINES.sum) });
}

const isSame = (one: Line<unknown, unknown>, other: Line<unknown, unknown> | undefined): boolean =>
  other !== undefined && canonical(one) === canonical(other);
