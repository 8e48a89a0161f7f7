import {
  type Battle,
  LEVEL_NAMES,
  LEVELS,
  type SideSummary,
  summary,
} from '#/games/shieldwall/rules';
import type { BattleSummary } from '#/play/battle/EndCard';
import { FATE_WORDS, LOSS_WORDS } from './marks';

/** How it ended, in a few words. */
function endInWords({ ended, sides, turn }: Battle): string {
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
const SUMMARY_ROWS: readonly Row[] = [
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

/** END-1: what it has cost each side. */
export function summaryOf(battle: Battle): BattleSummary {
  const { red, black } = summary(battle);
  return {
    ending: endInWords(battle),
    names: { red: red.name, black: black.name },
    rows: SUMMARY_ROWS.map(({ label, figure, names = () => [] }) => ({
      label,
      cells: {
        red: { figure: figure(red), names: names(red) },
        black: { figure: figure(black), names: names(black) },
      },
    })),
  };
}
