import { type Entry, type Row, rowsOf } from '#/core/sheet';
import { oneSlip, oneSlipFromStart } from './typo';

/** An entry that was looked for, and the row in it that says it best. */
export interface Hit {
  readonly entry: Entry;
  readonly row: Row | null;
}

export type Search = (query: string) => readonly Hit[];

/** What players call things, by the id of the entry that they mean. */
type Synonyms = Readonly<Record<string, string>>;

/** How much a word counts by where it stands. */
const WEIGHT = {
  name: 14,
  title: 12,
  synonym: 9,
  rule: 9,
  table: 5,
  key: 6,
  text: 3,
  note: 1,
} as const;

/** Words that say nothing about what is looked for. */
const IDLE = new Set(
  'a an and are at can do does for how i in is it my of on or the to what when who'.split(' '),
);

/** `side-step` is found as side-step, sidestep, side and step. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z0-9½]+(?:-[a-z0-9½]+)*/g) ?? [];
  return words.flatMap((word) =>
    word.includes('-') ? [word, word.replaceAll('-', ''), ...word.split('-')] : [word],
  );
}

/** Where a word stands: in which entry, in which of its rows (-1: over them all), counting how much. */
interface Place {
  readonly entry: number;
  readonly row: number;
  readonly weight: number;
}

function indexOf(entries: readonly Entry[], synonyms: Synonyms): Map<string, Place[]> {
  const index = new Map<string, Place[]>();
  const put = (text: string, entry: number, row: number, weight: number) => {
    for (const word of wordsOf(text)) {
      const places = index.get(word);
      if (places) places.push({ entry, row, weight });
      else index.set(word, [{ entry, row, weight }]);
    }
  };
  entries.forEach((entry, at) => {
    put(entry.title, at, -1, WEIGHT.title);
    // Of two titles with the same word, the one that begins with it is meant.
    put(wordsOf(entry.title)[0] ?? '', at, -1, WEIGHT.name);
    put(entry.short, at, -1, WEIGHT.title);
    put(synonyms[entry.id] ?? '', at, -1, WEIGHT.synonym);
    put(entry.tables.map(({ title }) => title ?? '').join(' '), at, -1, WEIGHT.table);
    rowsOf(entry).forEach((row, place) => {
      put(row.key, at, place, WEIGHT.key);
      put(row.text, at, place, WEIGHT.text);
      put(row.rules.join(' '), at, place, WEIGHT.rule);
      put((row.rulings ?? []).join(' '), at, place, WEIGHT.note);
      if (row.question) put(row.question.text, at, place, WEIGHT.note);
    });
  });
  return index;
}

/** How well a word answers what was typed: 1 is the word itself, 0 not at all. */
function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (/^\d/.test(typed)) return 0;
  if (typed.length >= 2 && word.startsWith(typed)) return 0.6 + 0.3 * (typed.length / word.length);
  if (typed.length < 4) return 0;
  if (oneSlip(typed, word)) return 0.5;
  return typed.length >= 5 && oneSlipFromStart(typed, word) ? 0.35 : 0;
}

/** The index is made once for a sheet; a query then only looks words up. */
export function searchIn(entries: readonly Entry[], synonyms: Synonyms): Search {
  const index = indexOf(entries, synonyms);

  /** Each entry's and each row's best answer to one word of the query. */
  function answers(typed: string) {
    const ofEntry = new Map<number, number>();
    const ofRow = new Map<string, number>();
    const keep = <K>(best: Map<K, number>, key: K, score: number) => {
      if (score > (best.get(key) ?? 0)) best.set(key, score);
    };
    for (const [word, places] of index) {
      const like = likeness(typed, word);
      if (like === 0) continue;
      for (const { entry, row, weight } of places) {
        keep(ofEntry, entry, like * weight);
        if (row >= 0) keep(ofRow, `${entry} ${row}`, like * weight);
      }
    }
    return { ofEntry, ofRow };
  }

  return (query) => {
    const typed = query.toLowerCase().match(/[a-z0-9½]+(?:-[a-z0-9½]+)*/g) ?? [];
    const telling = typed.filter((word) => !IDLE.has(word));
    const found = (telling.length > 0 ? telling : typed).map(answers);
    const scored = entries.map((entry, at) => {
      const scores = found.map(({ ofEntry }) => ofEntry.get(at) ?? 0);
      const matched = scores.filter((score) => score > 0).length;
      return { entry, at, matched, score: scores.reduce((sum, score) => sum + score, 0) };
    });
    const most = Math.max(0, ...scored.map(({ matched }) => matched));
    if (most === 0) return [];
    const bestRow = (entry: Entry, at: number): Row | null => {
      let best: { row: Row | null; score: number } = { row: null, score: 0 };
      rowsOf(entry).forEach((row, place) => {
        const score = found.reduce((sum, { ofRow }) => sum + (ofRow.get(`${at} ${place}`) ?? 0), 0);
        if (score > best.score) best = { row, score };
      });
      return best.row;
    };
    return scored
      .filter(({ matched }) => matched === most)
      .sort((a, b) => b.score - a.score || a.at - b.at)
      .map(({ entry, at }) => ({ entry, row: bestRow(entry, at) }));
  };
}
