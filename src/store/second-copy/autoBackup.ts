import type { Files } from '#/core/files';
import type { Database } from '../database';
import { canBeRead, writeBundle } from '../import/bundle';
import { bundleAll } from '../import/bundleAll';
import { Copies } from './copies';
import { alone } from './lock';

const PREFIX = 'backup-';
const DAYS = 7;
const WEEKS = 4;

/** By the device's calendar: "2026-11-18". */
const dateOf = (time: number): string => {
  const day = new Date(time);
  const two = (part: number) => String(part).padStart(2, '0');
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
};

/** Weeks from Monday on, counted from some Monday. */
const weekOf = (date: string): number => Math.floor((Date.parse(date) / 86_400_000 + 3) / 7);

/**
 * Of these dates the ones whose backups stay: the last seven, and of those before them the last of
 * each of four weeks. They are counted, not measured by the clock, which may be wrong.
 */
export function datesToKeep(dates: readonly string[]): readonly string[] {
  const latest = dates.toSorted().reverse();
  const weeks = new Map<number, string>();
  for (const date of latest.slice(DAYS)) {
    if (!weeks.has(weekOf(date))) weeks.set(weekOf(date), date);
  }
  return [...latest.slice(0, DAYS), ...[...weeks.values()].slice(0, WEEKS)];
}

/** Of which days there is one, the latest first. */
export async function autoBackupDates(files: Files): Promise<readonly string[]> {
  const names = [...(await new Copies(files).names())];
  const dates = names.filter((name) => /^backup-\d{4}-\d\d-\d\d$/.test(name));
  return dates
    .map((name) => name.slice(PREFIX.length))
    .toSorted()
    .reverse();
}

/** A backup as a text, as it would be saved by hand; null if it is not there, or not sound. */
export async function readAutoBackup(files: Files, date: string): Promise<string | null> {
  const text = await new Copies(files).read(PREFIX + date);
  return typeof text === 'string' ? text : null;
}

/**
 * Writes everything in one file of today, over the one that today has already, and clears up old
 * ones. A store without anything in it is not worth one: it may have been lost.
 */
export async function writeAutoBackup(db: Database, files: Files): Promise<void> {
  const bundle = await bundleAll(db);
  const { battles, armies, damaged } = bundle;
  if (battles.length + armies.length + damaged.length === 0) return;
  const text = writeBundle(bundle);
  if (!canBeRead(text)) return;
  await alone(async () => {
    const copies = new Copies(files);
    const today = PREFIX + dateOf(bundle.packed);
    await copies.write(today, text);
    const dates = await autoBackupDates(files);
    const keep = new Set(datesToKeep(dates));
    for (const date of dates) if (!keep.has(date)) await copies.remove(PREFIX + date);
  });
}
