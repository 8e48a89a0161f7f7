import { useCallback, useState } from 'react';
import { acting, type Battle, type Side } from '#/games/shieldwall/rules';

/** A side that a player took in hand, until the next phase. */
interface Chosen {
  readonly place: string;
  readonly side: Side;
}

/** By battle: calculators tell what they tell from the side that is in hand on the board. */
const chosenIn = new Map<string, Chosen>();

const placeOf = ({ turn, phase }: Battle): string => `${turn} ${phase}`;

/** The side whose part of the phase it is, or until the next phase the one that the player chose. */
export function sideAtHand(id: string, battle: Battle): Side {
  const chosen = chosenIn.get(id);
  return chosen?.place === placeOf(battle) ? chosen.side : acting(battle);
}

/** The same on the board, where it is chosen. */
export function useAtHand(id: string, battle: Battle): [Side, (side: Side) => void] {
  const [, redraw] = useState({});
  const place = placeOf(battle);
  const now = acting(battle);
  const choose = useCallback(
    (side: Side) => {
      // Who comes back to the side that acts wants to follow it again.
      if (side === now) chosenIn.delete(id);
      else chosenIn.set(id, { place, side });
      redraw({});
    },
    [id, now, place],
  );
  return [sideAtHand(id, battle), choose];
}
