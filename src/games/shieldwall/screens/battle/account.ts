import type { Told } from '../../../../store/view';
import {
  type Battle,
  type Command,
  type Event,
  LEVEL_NAMES,
  LEVELS,
  PHASE_NAMES,
  type Phase,
  SIDES,
  type SideSummary,
  summary,
  tell,
} from '../../rules';
import { FATE_WORDS, LOSS_WORDS } from './marks';

/** An entry of the journal with the battle as it stood before. */
export type Entry = Told<Battle, Command, Event>;

interface Group {
  readonly turn: number;
  readonly phase: Phase;
  readonly entries: Entry[];
}

/** Neighbours of one turn and phase together. */
export function groups(entries: readonly Entry[]): readonly Group[] {
  const found: Group[] = [];
  for (const entry of entries) {
    const { turn, phase } = entry.before;
    const last = found.at(-1);
    if (last?.turn === turn && last.phase === phase) last.entries.push(entry);
    else found.push({ turn, phase, entries: [entry] });
  }
  return found;
}

/** The whole battle as a text that can be read without the app. */
export function journalInWords(name: string, entries: readonly Entry[]): string {
  const told = groups(entries).map(({ turn, phase, entries: group }) => {
    const deeds = group.flatMap(({ before, command, events }) => {
      const { title, lines } = tell(before, command, events);
      return [`- ${title}`, ...lines.map((line) => `    ${line}`)];
    });
    return [`Turn ${turn}, ${PHASE_NAMES[phase]}`, ...deeds].join('\n');
  });
  return [name, ...told].join('\n\n');
}

/** How it ended, in a few words. */
export function endInWords({ ended, sides, turn }: Battle): string {
  const when = `turn ${turn}`;
  if (ended?.how === 'gaveUp' && ended.side)
    return `${sides[ended.side].name} gave up the field on ${when}.`;
  return ended?.how === 'timeCalled'
    ? `Time was called on ${when}.`
    : `Ended by agreement on ${when}.`;
}

/** One line of the summary: a figure, and whom it is about. */
interface Row {
  readonly label: string;
  readonly figure: (side: SideSummary) => string;
  readonly names?: (side: SideSummary) => readonly string[];
}

/** END-1, in its order. */
export const SUMMARY_ROWS: readonly Row[] = [
  { label: 'Stands lost', figure: ({ stands }) => `${stands.lost} of ${stands.of}` },
  {
    label: 'Units lost',
    figure: ({ units }) => `${units.lost.length} of ${units.of}`,
    names: ({ units }) =>
      units.lost.map(({ name, how }) => `${name}: ${LOSS_WORDS[how].toLowerCase()}`),
  },
  {
    label: 'Units broken',
    figure: ({ broken }) => `${broken.length}`,
    names: (each) => each.broken,
  },
  {
    label: 'Leaders lost',
    figure: ({ leaders }) => `${leaders.lost.length} of ${leaders.of}`,
    names: ({ leaders }) => leaders.lost.map(({ name, fate }) => `${name}: ${FATE_WORDS[fate]}`),
  },
  { label: 'DPs of those left', figure: ({ dps }) => `${dps}` },
  {
    label: 'Levels of those left',
    figure: ({ units }) => `${units.of - units.lost.length} units`,
    names: ({ levels }) =>
      LEVELS.toReversed()
        .filter((level) => levels[level] > 0)
        .map((level) => `${levels[level]} ${LEVEL_NAMES[level]}`),
  },
];

export function summaryInWords(name: string, battle: Battle): string {
  const result = summary(battle);
  const blocks = SIDES.map((side) => {
    const rows = SUMMARY_ROWS.map(({ label, figure, names }) => {
      const who = names?.(result[side]) ?? [];
      return `${label}: ${figure(result[side])}${who.length > 0 ? ` (${who.join('; ')})` : ''}`;
    });
    return [result[side].name, ...rows].join('\n');
  });
  return [name, endInWords(battle), ...blocks].join('\n\n');
}
