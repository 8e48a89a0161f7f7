import { useState } from 'react';
import {
  type Card,
  cardValue,
  type Duel,
  owedDiscards,
  SIDES,
  type Side,
} from '#/games/shieldwall/rules';
import { Ruled } from '#/ui/Ruled';
import { ActionTool } from '../ActionTool';
import { Hand } from '../cards/Hand';
import { useToolBattle } from '../toolBattle';
import { Cover } from './Cover';
import { fighterName } from './names';

/** DUEL-3: each side in turn gives up its worst cards, unseen by the other. */
export function Discard({ duel }: { readonly duel: Duel }) {
  const side = SIDES.find((each) => owedDiscards(duel.fighters[each]) > 0);
  return side ? <OneDiscard key={side} duel={duel} side={side} /> : null;
}

/** The lowest are marked to begin with. */
const lowest = (hand: readonly Card[], count: number): readonly Card[] =>
  [...hand].sort((a, b) => cardValue(a) - cardValue(b)).slice(0, count);

function OneDiscard({ duel, side }: { readonly duel: Duel; readonly side: Side }) {
  const { battle } = useToolBattle();
  const [shown, setShown] = useState(false);
  const fighter = duel.fighters[side];
  const owed = owedDiscards(fighter);
  const [cards, setCards] = useState(() => lowest(fighter.hand ?? [], owed));
  if (!shown) return <Cover duel={duel} side={side} onShow={() => setShown(true)} />;
  const toggle = (card: Card) =>
    setCards(
      cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card].slice(-owed),
    );
  return (
    <ActionTool
      title={fighterName(battle, duel, side)}
      blind
      command={cards.length === owed ? { type: 'discard', side, cards } : null}
      word={`Give up ${cards.length} of ${owed}`}
    >
      <p>
        The {owed === 1 ? 'lowest card is' : 'lowest are'} given up, unless you tap others. Red
        parries, black strikes. <Ruled text="DUEL-3, DUEL-4" />
      </p>
      <Hand
        label={`Cards of ${fighterName(battle, duel, side)}`}
        cards={fighter.hand ?? []}
        chosen={cards}
        onToggle={toggle}
        discards
      />
    </ActionTool>
  );
}
