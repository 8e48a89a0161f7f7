import {
  type Battle,
  type Command,
  isDeployed,
  isWarband,
  mayAttack,
  mayDeploy,
  mayMove,
  type Unit,
  unitsOf,
} from '../../rules';

/** What a tap on a piece or on its name means in tally mode, with the word that says so. */
export type TallyTap =
  | { readonly type: 'command'; readonly word: string; readonly command: Command }
  | { readonly type: 'attack'; readonly word: string }
  | { readonly type: 'byHand'; readonly word: string };

const BY_HAND: TallyTap = { type: 'byHand', word: 'by hand' };

/** The piece: waiting deploys, fresh becomes spent, spent routs; a camp routs at once (HIT). */
export function tapOnPiece(battle: Battle, unit: Unit): TallyTap {
  const to = (state: 'spent' | 'routed'): TallyTap => ({
    type: 'command',
    word: state,
    command: { type: 'setUnit', unit: unit.id, set: { state } },
  });
  if (battle.ended || unit.state === 'routed') return BY_HAND;
  if (unit.state === 'waiting') return deploy(battle, unit);
  return isWarband(unit) && unit.state === 'fresh' ? to('spent') : to('routed');
}

const deploy = (battle: Battle, unit: Unit): TallyTap =>
  mayDeploy(battle, unit, null) === null
    ? { type: 'command', word: 'deploy', command: { type: 'deploy', unit: unit.id } }
    : BY_HAND;

/** The name: an order for one's own warband, an attack on an enemy; by hand where neither can be. */
export function tapOnName(battle: Battle, unit: Unit): TallyTap {
  if (battle.ended) return BY_HAND;
  if (unit.state === 'waiting') return deploy(battle, unit);
  if (unit.side !== battle.side) {
    return attackersOf(battle, unit).length > 0 ? { type: 'attack', word: 'attack' } : BY_HAND;
  }
  return isWarband(unit) && mayMove(battle, unit, null) === null
    ? { type: 'command', word: 'order', command: { type: 'move', unit: unit.id } }
    : BY_HAND;
}

/** In tally mode the table shows who stands before the target: anybody who has not attacked yet. */
export const attackersOf = (battle: Battle, target: Unit): readonly Unit[] =>
  unitsOf(battle, battle.side).filter(
    (unit) => isWarband(unit) && isDeployed(unit) && mayAttack(battle, target, [unit]) === null,
  );
