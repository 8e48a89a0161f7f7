import { type Card, isJoker } from '#/games/shieldwall/rules';
import { useSettings } from '#/store/react';
import { useToolBattle } from '../toolBattle';

/** Cards come from the app's pack or from a real one. */
export function usePack() {
  const { order, jokers } = useToolBattle().battle.pack;
  const [{ cardStyle }, change] = useSettings();
  return {
    real: cardStyle === 'real',
    choose: (style: 'app' | 'real') => void change('cardStyle', style),
    left: order.length,
    /** A pack that has run out is shuffled, and then holds everything again. */
    isOut: (card: Card) => order.length > 0 && (isJoker(card) ? jokers > 1 : !order.includes(card)),
  };
}
