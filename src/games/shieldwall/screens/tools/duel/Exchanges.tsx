import { cardValue, type Duel, type Exchange, FIGURES, type Side } from '#/games/shieldwall/rules';
import { SideMark } from '#/ui/SideMark';
import { useToolBattle } from '../toolBattle';
import { BlowMark } from './BlowMark';
import css from './Exchanges.module.css';
import { exchangeWords } from './names';

const PLACES = Array.from({ length: FIGURES.duel.exchanges }, (_, place) => place);
const ROWS: readonly Side[] = ['black', 'red'];

/** What has been played so far, column by column, and what is still to come. */
export function Exchanges({ duel }: { readonly duel: Duel }) {
  const { battle } = useToolBattle();
  return (
    <ol className={css.exchanges} aria-label="Exchanges">
      {PLACES.map((place) => {
        const exchange = duel.exchanges[place];
        const here = place === duel.exchanges.length && duel.stage !== 'over';
        return (
          <li key={place} className={exchange ? '' : here ? css.here : css.coming}>
            <small>{place + 1}</small>
            {exchange && (
              <>
                <span className="sr-only">{exchangeWords(battle, duel, exchange)}</span>
                {ROWS.map((side) => (
                  <span key={side} className={css.blow} aria-hidden="true">
                    <SideMark side={side} />
                    <BlowMark blow={exchange.blows[side]} />
                    <b>{cardValue(exchange.cards[side])}</b>
                  </span>
                ))}
                <span className={css.end} aria-hidden="true">
                  <End exchange={exchange} />
                </span>
              </>
            )}
          </li>
        );
      })}
    </ol>
  );
}

function End({ exchange: { wounded, blows } }: { readonly exchange: Exchange }) {
  const [one, both] = wounded;
  if (both) return 'both hurt';
  if (!one) return blows.red === blows.black ? 'no harm' : 'parried';
  return (
    <>
      <SideMark side={one} /> hurt
    </>
  );
}
