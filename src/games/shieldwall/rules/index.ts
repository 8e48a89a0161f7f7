/** The one door of the Shieldwall rules: plain data in, plain data out. */
export * from './actions';
export * from './army';
export * from './battle';
export * from './cards';
export { canBeChallenged, fighterFor, mayAccept, mayChallenge } from './challenge';
export type * from './command';
export * from './condition';
export { type ContingentOrders, contingentOrders, restTerms } from './contingent-orders';
export { decide, preview } from './decide';
export { chargerOf, hasChargingFriend } from './decide/charge';
export { mayCallHolyPerson } from './decide/gods';
export { isRaining } from './decide/movement';
export type { Duel, DuelFighterKind, Exchange } from './duel';
export * from './duel-odds';
export * from './duel-play';
export type * from './effect';
export type * from './event';
export { evolve, knows } from './evolve';
export { flees, isFoughtAtOnce, opponentsOf, outpacedBy, preyOf, pursuersOf } from './fights';
export { FIGURES } from './figures';
export { firstMoveOf } from './first-moves';
export { choicesOf } from './god-choices';
export { GOD_NAMES, type GodRule, godOdds, godRule, picker } from './gods';
export * from './guide';
export * from './leaders';
export {
  battleLine,
  changePlaces,
  contingentsInLine,
  facing,
  facingContingents,
  likelyNear,
  likelyTarget,
  neighbours,
  type Post,
} from './line';
export * from './may';
export * from './morale';
export * from './options';
export * from './orders';
export { type Outcome, unitsOf } from './outcome';
export { type PairedShots, pairedShots } from './paired-shots';
export * from './reminders';
export { restCondition } from './rest';
export { fightersOf } from './retainers';
export * from './rolls/charge';
export * from './rolls/combat';
export * from './rolls/combat-dice';
export * from './rolls/combat-odds';
export * from './rolls/combat-result';
export * from './rolls/control';
export * from './rolls/dice-off';
export * from './rolls/duel-advantage';
export * from './rolls/fighter';
export * from './rolls/free-hack';
export * from './rolls/initiative';
export * from './rolls/leader-points';
export * from './rolls/lost-retinue';
export * from './rolls/missiles';
export * from './rolls/movement';
export * from './rolls/refused-challenge';
export * from './rolls/risk';
export * from './rolls/what-if';
export * from './rule';
export { type SideSummary, summary } from './summary';
export { facesTakenUp, foretell, tell } from './tell';
export * from './words';
