import {
  type Battle,
  CAMPS,
  canPursue,
  distance,
  FACINGS,
  forwardOf,
  groundOf,
  HEXES,
  type Hex,
  isClosed,
  legalOrders,
  mustPursue,
  neighboursOf,
  type Order,
  otherSide,
  type Placement,
  type Setup,
  SIDES,
  type Side,
  type Start,
  saversNeeded,
  saversOf,
  targetsOf,
  unitsOf,
} from '#/games/shield-wall-ii/rules';
import { SCENARIOS, setupOf } from '#/games/shield-wall-ii/scenarios';
import { Table } from './table';

/** More commands than any battle can ask for: past it something goes round in circles. */
const MOST_COMMANDS = 2000;

/** A whole battle by the rules alone, from its beginning or from the middle of a fight. */
export function playBattle(seed: string, watch: (table: Table) => void = () => undefined): Table {
  const table = new Table(seed, (made) => setupFor(made));
  try {
    while (!table.battle.ended) {
      if (table.done.length > MOST_COMMANDS) throw new Error('the battle never ends');
      playTurn(table, watch);
    }
  } catch (error) {
    const { turn, side, phase } = table.battle;
    const at = `turn ${turn}, ${side}, ${phase}, command ${table.done.length}`;
    throw new Error(`PLAY_SEED=${seed} (${at}): ${error}`, { cause: error });
  }
  return table;
}

function setupFor(table: Table): Setup {
  const setup = setupOf(table.pick(SCENARIOS));
  return table.happens(2) ? setup : { ...setup, start: midBattle(table, setup) };
}

/** Both armies on the field around the middle, worn but not beaten. */
function midBattle(table: Table, { terrain }: Setup): Start {
  const ground = groundOf(terrain);
  const camps = SIDES.map(
    (side): Placement => ({ unit: `${side}-camp`, state: 'fresh', hex: CAMPS[side], facing: 0 }),
  );
  const free = HEXES.filter(
    (hex) => !isClosed(ground[hex] ?? 'open') && !Object.values(CAMPS).includes(hex),
  );
  const near = (side: Side, hex: Hex) => distance(hex, CAMPS[side]) <= 5;
  const units = SIDES.flatMap((side) =>
    Array.from({ length: 10 }, (_, place): Placement => {
      // Only one warband of each army has been lost: two would have won some battles.
      const state =
        place === 9 && table.happens(2)
          ? 'routed'
          : table.happens(place === 0 ? 2 : 4)
            ? 'spent'
            : 'fresh';
      const open = free.filter((hex) => near(side, hex));
      const hex = state === 'routed' ? null : table.pick(open);
      if (hex !== null) free.splice(free.indexOf(hex), 1);
      return { unit: `${side}-${place}`, state, hex, facing: table.pick(FACINGS) };
    }),
  );
  return { turn: 4 + table.below(12), side: table.pick(SIDES), units: [...camps, ...units] };
}

function playTurn(table: Table, watch: (table: Table) => void): void {
  // Now and then a player keeps some commands for attacks, or forgets the warbands that wait.
  const kept = table.battle.turn > 3 ? table.below(6) : 0;
  const forgets = table.happens(60);
  while (!table.battle.ended && table.battle.commands.left > kept) {
    watch(table);
    const order = pickOrder(table, forgets);
    if (!order) break;
    table.act(order);
  }
  if (table.battle.commands.left > 0 && table.happens(4)) table.act({ type: 'beginAttacks' });
  while (!table.battle.ended) {
    const target = table.battle.attack ? undefined : pickTarget(table);
    if (!target) break;
    watch(table);
    table.act(target);
    settleAttack(table);
  }
  if (!table.battle.ended) table.act({ type: 'endTurn' });
}

/** Deploys in time and leans forward: uniform random players would never meet. */
function pickOrder(table: Table, forgets: boolean): Order | null {
  const orders = legalOrders(table.battle);
  if (!forgets) {
    const deployment = pickDeployment(table, orders);
    if (deployment) return deployment;
  }
  const moves = forwardMoves(table.battle, orders);
  if (moves.length > 0 && !table.happens(6)) return table.pick(moves);
  const rest = orders.filter(({ type }) => type !== 'deploy' || !forgets);
  return rest.length > 0 ? table.pick(rest) : null;
}

/** First those beside the camp make room, then the waiting warbands come out. */
function pickDeployment(table: Table, orders: readonly Order[]): Order | null {
  const { side, units } = table.battle;
  const beside = neighboursOf(CAMPS[side]);
  const waiting = unitsOf(table.battle, side).filter(({ state }) => state === 'waiting').length;
  if (waiting === 0) return null;
  const vacant = beside.filter((hex) => !Object.values(units).some((unit) => unit.hex === hex));
  const leaving = orders.filter(
    (order) =>
      order.type === 'move' &&
      beside.includes(units[order.unit]?.hex ?? -1) &&
      !beside.includes(order.to) &&
      order.facing === forwardOf(side),
  );
  if (vacant.length < Math.min(waiting, 4) && leaving.length > 0) return table.pick(leaving);
  const deployments = orders.filter(
    (order) => order.type === 'deploy' && order.facing === forwardOf(side),
  );
  return deployments.length > 0 ? table.pick(deployments) : null;
}

/** Those that come nearer to some enemy. */
function forwardMoves(battle: Battle, orders: readonly Order[]): readonly Order[] {
  const enemies = unitsOf(battle, otherSide(battle.side)).flatMap(({ hex }) => hex ?? []);
  const known = new Map<Hex, number>();
  const nearest = (from: Hex): number => {
    const found = known.get(from) ?? Math.min(...enemies.map((hex) => distance(from, hex)));
    known.set(from, found);
    return found;
  };
  return orders.filter((order) => {
    const from = battle.units[order.unit]?.hex;
    return order.type === 'move' && from != null && nearest(order.to) < nearest(from);
  });
}

function pickTarget(table: Table) {
  const targets = targetsOf(table.battle);
  if (targets.length === 0 || table.happens(12)) return undefined;
  const lord = targets.find(({ unit }) => unit.kind === 'lord');
  const { unit, attackers } = lord && table.happens(2) ? lord : table.pick(targets);
  const most = Math.min(table.battle.commands.left, attackers.length);
  const count = table.happens(3) ? 1 : most;
  const chosen = [...attackers].sort(() => table.below(3) - 1).slice(0, count);
  return {
    type: 'attack' as const,
    target: unit.id,
    attackers: chosen.map(({ id }) => id),
    face: table.d6(),
  };
}

function settleAttack(table: Table): void {
  for (let open = table.battle.attack; open && !table.battle.ended; open = table.battle.attack) {
    const { battle } = table;
    const target = battle.units[open.target];
    if (!target) throw new Error('an attack on nobody');
    if (open.due === 'save') {
      const savers = saversOf(battle, target).slice(0, saversNeeded(target));
      table.act(
        table.happens(target.kind === 'lord' ? 5 : 3)
          ? { type: 'letRout' }
          : { type: 'save', savers: savers.map(({ id }) => id) },
      );
    } else {
      const able = open.attackers.filter((id) => {
        const unit = battle.units[id];
        return unit && canPursue(battle, unit, open.hex);
      });
      const stays = !mustPursue(battle) && table.happens(2);
      table.act(stays ? { type: 'stay' } : { type: 'pursue', unit: table.pick(able) });
    }
  }
}

/** Whether some warband of the side at hand is kept from a hex by two enemies. */
export const somebodyIsHeld = (battle: Battle): boolean =>
  unitsOf(battle, battle.side).some(({ hex, side }) => {
    if (hex === null) return false;
    const enemies = neighboursOf(hex).filter((each) =>
      unitsOf(battle, otherSide(side)).some((enemy) => enemy.hex === each),
    );
    return enemies.some((a) => enemies.some((b) => neighboursOf(a).includes(b)));
  });
