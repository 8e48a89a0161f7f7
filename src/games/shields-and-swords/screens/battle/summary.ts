import type { BattleSummary, SummaryRow } from '#/play/battle/EndCard';
import {
  type Battle,
  endingWords,
  isReduced,
  pointsOf,
  type Side,
  type Unit,
  worthOf,
} from '../../rules';

/** How it ended and what it has cost each side (VP-1). */
export function summaryOf(battle: Battle): BattleSummary {
  const { card, ended } = battle;
  const points = pointsOf(battle);
  const of = (side: Side, is: (unit: Unit) => boolean) =>
    Object.values(battle.units).filter((unit) => unit.side === side && is(unit));
  const row = (label: string, cell: (side: Side) => SummaryRow['cells']['red']): SummaryRow => ({
    label,
    cells: { red: cell('red'), black: cell('black') },
  });
  const isGone = ({ steps }: Unit) => steps === 0;
  return {
    ending: ended ? `${endingWords(battle, ended)}.` : '',
    names: { red: card.sides.red.name, black: card.sides.black.name },
    rows: [
      row('Points', (side) => ({ figure: `${points[side]}` })),
      row('Units lost', (side) => ({
        figure: `${of(side, isGone).length}`,
        names: of(side, isGone).map((unit) => `${unit.name} (${worthOf(card, unit)})`),
      })),
      row('Units reduced', (side) => ({
        figure: `${of(side, (unit) => unit.steps > 0 && isReduced(unit)).length}`,
      })),
    ],
  };
}
