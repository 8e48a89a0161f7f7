import { type Battle, isDeployed, isWarband, type Unit } from './battle';
import { frontHexes } from './board';
import type { Command, OrderBody } from './command';
import { FACINGS, type Facing, type Hex, neighboursOf } from './hexes';
import { mayDeploy, mayMove, mayTurn } from './may';
import { CAMPS } from './terrain';

/** One order with all that it needs, as board mode gives it. */
export type Order = Command & Required<OrderBody>;

/** The hexes to which this warband can move. */
export const moveHexes = (battle: Battle, unit: Unit): readonly Hex[] =>
  frontHexes(unit).filter((hex) => mayMove(battle, unit, hex) === null);

/** Every order that the rules allow one warband in board mode. */
export function ordersFor(battle: Battle, unit: Unit): readonly Order[] {
  const orders: Order[] = [];
  addOrders(orders, battle, unit);
  return orders;
}

/** Every order that the rules allow the army whose player turn it is. */
export function legalOrders(battle: Battle): readonly Order[] {
  const orders: Order[] = [];
  if (battle.ended) return orders;
  for (const unit of Object.values(battle.units)) {
    if (unit.side === battle.side) addOrders(orders, battle, unit);
  }
  return orders;
}

/** Into one list, for a search asks for it thousands of times. */
function addOrders(orders: Order[], battle: Battle, unit: Unit): void {
  const { id } = unit;
  if (unit.state === 'waiting') {
    for (const to of neighboursOf(CAMPS[unit.side])) {
      if (mayDeploy(battle, unit, to) !== null) continue;
      for (const facing of FACINGS) orders.push({ type: 'deploy', unit: id, to, facing });
    }
  } else if (isWarband(unit) && isDeployed(unit)) {
    // All other facings are alike, so one stands for the five.
    if (mayTurn(battle, unit, otherFacing(unit.facing)) === null) {
      for (const facing of FACINGS) {
        if (facing !== unit.facing) orders.push({ type: 'turn', unit: id, facing });
      }
    }
    for (const to of moveHexes(battle, unit)) {
      for (const facing of FACINGS) orders.push({ type: 'move', unit: id, to, facing });
    }
  }
}

const otherFacing = (facing: Facing): Facing => (facing === 0 ? 1 : 0);
