import type { ReactNode } from 'react';
import {
  type Card,
  cardValue,
  type Duel,
  FIGURES,
  isJoker,
  otherSide,
  type Side,
} from '#/games/shieldwall/rules';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { Button } from '#/ui/Button';
import { Chip } from '#/ui/Chip';
import { SideMark } from '#/ui/SideMark';
import { useToolBattle } from '../toolBattle';
import { DuelCard } from './DuelCard';
import { Exchanges } from './Exchanges';
import { LeaveDuel } from './LeaveDuel';
import { answerWords, fighterName, type Told } from './names';
import css from './PlayFromHand.module.css';
import { blowOfPlayed, outcomeOf, type Played } from './played';
import { Wounds } from './Wounds';

export interface PlayFromHandProps {
  readonly duel: Duel;
  readonly side: Side;
  /** The card of the one who played first, face up. */
  readonly against: Played | null;
  readonly onPlay: (played: Played) => void;
  /** Before the phone is passed. */
  readonly onHide: () => void;
  readonly undo: ReactNode;
}

/** One player's hand: a tap plays a card, and each says what it would do. */
export function PlayFromHand(props: PlayFromHandProps) {
  const { duel, side, against, onPlay, onHide, undo } = props;
  const { battle } = useToolBattle();
  const enemy = otherSide(side);
  const name = (of: Side) => fighterName(battle, duel, of);
  const told = (played: Played): Told => {
    const outcome = against && outcomeOf(duel, against, played);
    return outcome ? answerWords(battle, duel, outcome, side) : leadWords(played);
  };
  const down = (duel.fighters[enemy].hand?.length ?? 0) - (against ? 1 : 0);
  return (
    <ToolFrame
      title="Duel"
      aside={
        <>
          <span className={css.when}>
            Exchange {duel.exchanges.length + 1} of {FIGURES.duel.exchanges}
          </span>
          <LeaveDuel />
        </>
      }
      footer={
        <>
          {undo}
          <Button onClick={onHide}>Hide my hand</Button>
        </>
      }
    >
      <section className={css.enemy} aria-label={name(enemy)}>
        <div>
          <h2>
            <SideMark side={enemy} /> {name(enemy)}
          </h2>
          <p>{against ? 'has played first, without the advantage' : 'answers your card'}</p>
          <Wounds wounds={duel.fighters[enemy].wounds} />
          <p>{down} more face down</p>
        </div>
        {against && <DuelCard card={against.card} blow={blowOfPlayed(against)} />}
      </section>
      <Exchanges duel={duel} />
      <header className={css.own}>
        <h2>
          <SideMark side={side} /> {name(side)}
        </h2>
        {duel.advantage === side && <Chip tone="gold">Advantage</Chip>}
        <Wounds wounds={duel.fighters[side].wounds} />
        <span>Tap a card to play it</span>
      </header>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div className={css.hand} role="group" aria-label={`Cards of ${name(side)}`}>
        {(duel.fighters[side].hand ?? []).flatMap(waysToPlay).map((played) => (
          <DuelCard
            key={`${played.card} ${played.as}`}
            card={played.card}
            blow={blowOfPlayed(played)}
            told={told(played)}
            onPlay={() => onPlay(played)}
          />
        ))}
      </div>
    </ToolFrame>
  );
}

/** DUEL-4: a joker is what its player says, so it lies there as both. */
const waysToPlay = (card: Card): readonly Played[] =>
  isJoker(card)
    ? [
        { card, as: 'strike' },
        { card, as: 'parry' },
      ]
    : [{ card }];

/** DUEL-6: what a card can do that is played first. */
function leadWords(played: Played): Told {
  const value = cardValue(played.card);
  return blowOfPlayed(played) === 'strike'
    ? { short: 'Wounds', why: `unless a parry of ${value} or more stops it` }
    : { short: 'Stops', why: `a strike of ${value} or less` };
}
