import { cardName, type Duel, FIGURES, otherSide } from '#/games/shieldwall/rules';
import { Next } from '#/play/roll/Next';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { Card } from '#/ui/Card';
import { Verdict } from '#/ui/Verdict';
import { useToolBattle } from '../toolBattle';
import { DuelTable } from './DuelTable';
import css from './duel.module.css';
import { exchangeWords, fighterName } from './names';

export interface OverProps {
  readonly duel: Duel;
  readonly onAnother: () => void;
}

/** DUEL-7, DUEL-9: how it ended, blow by blow. */
export function Over({ duel, onAnother }: OverProps) {
  const { battle } = useToolBattle();
  const { result, exchanges } = duel;
  const said = () => {
    if (result?.how === 'refused') return `${fighterName(battle, duel, result.by)} refused.`;
    if (result?.winner) return `${fighterName(battle, duel, result.winner)} has won.`;
    return result && result.killed.length > 0
      ? 'Both have fallen.'
      : `Both live after ${FIGURES.duel.exchanges} exchanges: nobody has won.`;
  };
  const words = () => {
    if (result?.how === 'refused') return 'Refused';
    if (result?.winner) return `${fighterName(battle, duel, otherSide(result.winner))} falls`;
    return result && result.killed.length > 0 ? 'Both fall' : 'Both live';
  };
  return (
    <ToolFrame title="Duel">
      <Verdict words={words()} winner={result?.how === 'fought' ? result.winner : null} />
      <DuelTable duel={duel} />
      {exchanges.length > 0 && (
        <Card title="Blow by blow">
          <ol className={css.blows}>
            {exchanges.map((exchange) => (
              <li key={`${exchange.cards.red} ${exchange.cards.black}`}>
                {cardName(exchange.cards.red)} against {cardName(exchange.cards.black)}:{' '}
                {exchangeWords(battle, duel, exchange)}
              </li>
            ))}
          </ol>
        </Card>
      )}
      <Next said={said()} again="Another challenge" onAgain={onAnother} />
    </ToolFrame>
  );
}
