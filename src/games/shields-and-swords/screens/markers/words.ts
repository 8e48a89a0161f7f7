import { type CardMarker, FACE_NAMES, type Face, type Laid, type Order } from '../../rules';

/** The side of a marker that lies down. */
export const otherFace = ([one, other]: CardMarker, up: Face): Face => (one === up ? other : one);

/** "not Withdraw": what cannot be had from this marker now (CMD-1). */
export const notWords = (marker: CardMarker, up: Face): string => {
  const other = otherFace(marker, up);
  return other === up ? '' : `not ${FACE_NAMES[other]}`;
};

/** CMD-5: what a Bonus does to the order that it goes with. */
const BONUS_WORDS: Readonly<Record<Exclude<Order, 'combat'>, string>> = {
  move: 'second Move',
  withdraw: 'two hexes',
  fire: '+1 to fire',
  horse: 'stronger charge',
  shieldWall: 'out of EZOC',
};

export function bonusWords({ on, pitched }: Pick<Laid, 'on' | 'pitched'>): string {
  if (!on) return 'no order';
  if (on === 'combat') return pitched ? 'pitched Combat' : 'second Combat';
  return BONUS_WORDS[on];
}

/** What is said of a marker under its name. */
export const markerNote = (marker: CardMarker, laid: Laid): string =>
  laid.face === 'bonus' ? bonusWords(laid) : notWords(marker, laid.face);
