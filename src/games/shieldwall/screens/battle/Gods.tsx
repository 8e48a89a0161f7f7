import { type Battle, cardName, isRaining, REST_OF_GAME } from '#/games/shieldwall/rules';
import css from './byHand.module.css';

/** The god pack, this turn's card and the weather, as they stand. */
export function Gods({ battle }: { readonly battle: Battle }) {
  const { pack, godCard, sides, rainUntil, turn } = battle;
  const kept = [sides.red, sides.black].flatMap(({ name, retained }) =>
    retained.length > 0 ? [`${name} keeps ${retained.map(cardName).join(', ')}.`] : [],
  );
  const lines = [
    `${pack.order.length} cards left in the pack, ${jokers(pack.jokers)} drawn.`,
    godCard
      ? `This turn: ${cardName(godCard.card)}${godCard.status === 'drawn' ? ', waiting to be settled' : ''}.`
      : 'No card has been drawn this turn.',
    ...kept,
    ...(isRaining(battle)
      ? [rainUntil === REST_OF_GAME ? 'Rain to the end.' : rain(rainUntil, turn)]
      : []),
  ];
  return (
    <ul className={css.panelLines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

const jokers = (count: number): string => (count === 1 ? '1 joker' : `${count || 'no'} jokers`);

const rain = (until: number, turn: number): string =>
  until === turn ? 'Rain this turn.' : `Rain to the end of turn ${until}.`;
