import type { Entry, Line } from '#/core/journal';
import type { Rules } from '#/core/rules';
import { currentFormat, FIRST_FORMAT, upgraded } from '#/core/upgrade';
import type { BattleRow, LineRow } from '../rows';

/** The battle was set up by a newer version of the app, and this one cannot read from what it starts. */
export class NewerError extends Error {
  override name = 'NewerError';
}

type Reader = Pick<Rules<never, never, never, never, never>, 'upgrades' | 'knows'>;

/** What a battle starts from, in the format of today. */
export function upgradedSetup<Setup>(
  { upgrades }: Reader,
  { setup, format }: Pick<BattleRow, 'setup' | 'format'>,
): Setup {
  if (format !== undefined && format > currentFormat(upgrades))
    throw new NewerError('This battle was begun in a newer version of this app.');
  return upgraded(upgrades, 'setup', setup, format) as Setup;
}

/** How many rows this version can read, from the first on: what comes after another is left alone too. */
export function countUnderstood(reader: Reader, rows: readonly Pick<LineRow, 'line'>[]): number {
  const first = rows.findIndex(({ line }) => !isUnderstood(reader, line));
  return first < 0 ? rows.length : first;
}

/** A newer version may have written lines and events of kinds that this one does not know. */
export function isUnderstood({ upgrades, knows }: Reader, line: Line<unknown, unknown>): boolean {
  switch (line.type) {
    case 'did': {
      const { format = FIRST_FORMAT, events } = line;
      if (format > currentFormat(upgrades)) return false;
      return upgradedEvents(upgrades, events, format).every(knows);
    }
    case 'undo':
    case 'redo':
      return true;
    default:
      return false;
  }
}

/** An entry in the format of today. What is stored stays as it is, or its sum would no longer fit. */
export function upgradedEntry<Command, Event>(
  { upgrades }: Reader,
  entry: Entry<unknown, unknown>,
): Entry<Command, Event> {
  const { format = FIRST_FORMAT, command, events } = entry;
  return {
    ...entry,
    command: upgraded(upgrades, 'command', command, format) as Command,
    events: upgradedEvents(upgrades, events, format) as Event[],
  };
}

const upgradedEvents = (
  upgrades: Reader['upgrades'],
  events: readonly unknown[],
  format: number,
): readonly unknown[] =>
  format === currentFormat(upgrades)
    ? events
    : events.map((event) => upgraded(upgrades, 'event', event, format));
