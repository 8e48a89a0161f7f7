import type { BattleSummary, SummaryRow } from '#/play/battle/EndCard';
import { type Battle, FIGURES, pointsLost, type Side, type Unit, unitsOf } from '../../rules';

/** How it ended and what it has cost each side (ARMY-4, WIN). */
export function summaryOf(battle: Battle): BattleSummary {
  const { armies } = battle;
  const routed = (side: Side) => unitsOf(battle, side).filter(({ state }) => state === 'routed');
  const row = (label: string, of: (side: Side) => SummaryRow['cells']['red']): SummaryRow => ({
    label,
    cells: { red: of('red'), black: of('black') },
  });
  const worth = ({ name, kind }: Unit) => `${name} (${FIGURES.points[kind]})`;
  return {
    ending: endWords(battle),
    names: { red: armies.red.name, black: armies.black.name },
    rows: [
      row('Points lost', (side) => ({ figure: `${pointsLost(battle, side)}` })),
      row('Routed', (side) => ({
        figure: `${routed(side).length}`,
        names: routed(side).map(worth),
      })),
      row('Spent', (side) => ({
        figure: `${unitsOf(battle, side).filter(({ state }) => state === 'spent').length}`,
      })),
    ],
  };
}

/** "Vikings won by points in turn 7." */
function endWords({ ended, victory, armies, turn }: Battle): string {
  const winner = ended?.side ? armies[ended.side].name : null;
  switch (ended?.how) {
    case 'won':
      return `${winner} won ${victory?.how === 'turns' ? 'by holding out' : 'by points'} in turn ${turn}.`;
    case 'field':
      return `${winner} held the field in turn ${turn}.`;
    case 'gaveUp':
      return `${winner} won: the enemy gave up in turn ${turn}.`;
    default:
      return `The players stopped in turn ${turn}.`;
  }
}
