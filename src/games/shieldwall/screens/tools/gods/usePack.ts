import { useState } from 'react';
import { type Card, isJoker } from '#/games/shieldwall/rules';
import { useSettings } from '#/store/react';
import { useToolBattle } from '../toolBattle';

/** Cards come from the app's pack or from a real one; who likes real dice likes real cards. */
export function usePack() {
  const { order, jokers } = useToolBattle().battle.pack;
  const [{ diceStyle }] = useSettings();
  const [chosen, setChosen] = useState<'app' | 'real' | null>(null);
  const real = (chosen ?? diceStyle) === 'real';
  return {
    real,
    choose: setChosen,
    left: order.length,
    /** A pack that has run out is shuffled, and then holds everything again. */
    isOut: (card: Card) => order.length > 0 && (isJoker(card) ? jokers > 1 : !order.includes(card)),
  };
}
