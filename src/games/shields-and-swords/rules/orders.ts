import type { Battle, Laid, Wing } from './battle';
import { unitsOfWing, wingsOf } from './unit';
import { ORDERS, type Order, PHASES, type Phase } from './words';

/** CMD-3: was this ordered of the wing? */
export const isOrdered = (wing: Wing, order: Order): boolean =>
  wing.laid.some(({ face }) => face === order);

/** CMD-5: the Bonus that changes this order of the wing. */
export const bonusOn = (wing: Wing, order: Order): Laid | null =>
  (isOrdered(wing, order) && wing.laid.find(({ face, on }) => face === 'bonus' && on === order)) ||
  null;

/** TURN-1, CMD-3, CMD-5, COMB-5: does the wing's orders give it this phase? */
export function hasPhase(wing: Wing, phase: Phase): boolean {
  const combat = bonusOn(wing, 'combat');
  switch (phase) {
    case 'command':
    case 'initiative':
      return true;
    case 'secondMove':
      return bonusOn(wing, 'move') !== null;
    case 'combat':
      return isOrdered(wing, 'combat') && !combat?.pitched;
    case 'secondCombat':
      return combat !== null && !combat.pitched;
    case 'pitched':
      return combat?.pitched === true;
    default:
      return isOrdered(wing, phase);
  }
}

/** CMD-3: the wings of the side at hand that have a unit left. */
export const wingsLeft = (battle: Battle): readonly Wing[] =>
  wingsOf(battle, battle.active).filter((wing) =>
    unitsOfWing(battle, wing).some(({ steps }) => steps > 0),
  );

/** CMD-2: did one of them have orders in the turn before? */
export const mayRepeatOrders = (battle: Battle): boolean =>
  wingsLeft(battle).some(({ last }) => last.length > 0);

/** Those of them that have this phase. */
export const wingsIn = (battle: Battle, phase: Phase): readonly Wing[] =>
  wingsLeft(battle).filter((wing) => hasPhase(wing, phase));

/** TURN-1: Command, what was ordered, Initiative. */
export const phasesOf = (battle: Battle): readonly Phase[] =>
  PHASES.filter(
    (phase) => phase === 'command' || phase === 'initiative' || wingsIn(battle, phase).length > 0,
  );

/** The next phase that is played; null when the turn is over. */
export const phaseAfter = (battle: Battle, phase: Phase): Phase | null =>
  phasesOf(battle).find((each) => PHASES.indexOf(each) > PHASES.indexOf(phase)) ?? null;

/** What does not go together at a wing, in the order of its markers. */
export type Clash =
  | { readonly why: 'sameFace'; readonly laid: Laid }
  | { readonly why: 'bonusAlone'; readonly laid: Laid }
  | { readonly why: 'tooMany'; readonly laid: Laid };

/** OPT-BONUS-LIMIT: how many of the markers at a wing count against its number. */
export const countsAgainstLimit = (battle: Battle, laid: readonly Laid[]): number =>
  laid.filter(({ face }) => battle.options.bonusLimit || face !== 'bonus').length;

/** CMD-2, CMD-4, CMD-5: what lies at a wing and should not. */
export function clashesAt(battle: Battle, wing: Wing): readonly Clash[] {
  return wing.laid.flatMap((laid, place): Clash[] => {
    const before = wing.laid.slice(0, place);
    const found: Clash[] = [];
    if (before.some(({ face }) => face === laid.face)) found.push({ why: 'sameFace', laid });
    if (laid.face === 'bonus' && !(laid.on && isOrdered(wing, laid.on)))
      found.push({ why: 'bonusAlone', laid });
    const upToHere = countsAgainstLimit(battle, [...before, laid]);
    if (upToHere > wing.limit && upToHere > countsAgainstLimit(battle, before))
      found.push({ why: 'tooMany', laid });
    return found;
  });
}

/** CMD-2: the markers of the pool that lie nowhere, by their place. */
export function freeMarkers(battle: Battle): readonly number[] {
  const side = battle.active;
  const laid = new Set(
    wingsOf(battle, side).flatMap((wing) => wing.laid.map(({ marker }) => marker)),
  );
  return battle.card.sides[side].pool.flatMap((_, place) =>
    laid.has(place) || battle.usedUp[side].includes(place) ? [] : [place],
  );
}

/** The orders of a wing that a Bonus could go with. */
export const ordersOf = (wing: Wing): readonly Order[] =>
  ORDERS.filter((order) => isOrdered(wing, order));
