import type { Chance } from '#/core/chance';
import { D6 } from '#/core/dice';
import { choose } from '#/games/shield-wall-ii/opponent/choose';
import {
  attackChoices,
  type Battle,
  CAMPS,
  type Command,
  canPursue,
  distance,
  FIGURES,
  forwardOf,
  frontOf,
  hitMeans,
  type Level,
  legalOrders,
  mustPursue,
  neighboursOf,
  type Order,
  otherSide,
  saversNeeded,
  saversOf,
  targetsOf,
  unitsOf,
} from '#/games/shield-wall-ii/rules';

/** Says what its side does next; the table throws the die of an attack. */
export type Player = (battle: Battle, chance: Chance) => readonly Command[];

const pick = <T>(chance: Chance, from: readonly T[]): T => {
  const found = from[chance.below(from.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

export const phone =
  (level: Level): Player =>
  (battle, chance) =>
    choose(battle, level, chance).map(({ command }) => command);

/** DEP-2: those beside the camp make room, then the waiting warbands come out. */
function deployment(battle: Battle, chance: Chance, orders: readonly Order[]): Order | null {
  const { side, units } = battle;
  const beside = neighboursOf(CAMPS[side]);
  const waiting = unitsOf(battle, side).filter(({ state }) => state === 'waiting').length;
  if (waiting === 0) return null;
  const out = orders.filter((each) => each.type === 'deploy' && each.facing === forwardOf(side));
  if (out.length > 0) return pick(chance, out);
  const leaving = orders.filter(
    (each) =>
      each.type === 'move' &&
      beside.includes(units[each.unit]?.hex ?? -1) &&
      !beside.includes(each.to) &&
      each.facing === forwardOf(side),
  );
  return leaving.length > 0 ? pick(chance, leaving) : null;
}

const attackWith = (target: string, attackers: readonly { readonly id: string }[]): Command => ({
  type: 'attack',
  target,
  attackers: attackers.map(({ id }) => id),
  face: null,
});

function randomAnswer(battle: Battle, chance: Chance): Command {
  const open = battle.attack;
  const target = open && battle.units[open.target];
  if (!open || !target) throw new Error('nothing to answer');
  if (open.due === 'save') {
    const savers = saversOf(battle, target).slice(0, saversNeeded(target));
    return chance.below(2) === 0
      ? { type: 'letRout' }
      : { type: 'save', savers: savers.map(({ id }) => id) };
  }
  const able = open.attackers.filter((id) => {
    const unit = battle.units[id];
    return unit && canPursue(battle, unit, open.hex);
  });
  if (!mustPursue(battle) && chance.below(2) === 0) return { type: 'stay' };
  return { type: 'pursue', unit: pick(chance, able) };
}

/** Deploys in time; every other order and attack by chance. */
export const random: Player = (battle, chance) => {
  if (battle.attack) return [randomAnswer(battle, chance)];
  const orders = battle.phase === 'orders' ? legalOrders(battle) : [];
  const out = deployment(battle, chance, orders);
  if (out) return [out];
  const targets = targetsOf(battle);
  if (targets.length > 0 && chance.below(3) === 0) {
    const target = pick(chance, targets);
    return [attackWith(target.unit.id, pick(chance, attackChoices(battle, target)).attackers)];
  }
  if (orders.length > 0 && chance.below(8) > 0) return [pick(chance, orders)];
  return [{ type: 'endTurn' }];
};

/** A hit's points: a rout counts in full unless it can be saved; a spent warband is half a point. */
function pointsOf(battle: Battle, target: ReturnType<typeof targetsOf>[number]['unit']): number {
  const { result, savable } = hitMeans(battle, target);
  return result === 'routed' && !savable ? FIGURES.points[target.kind] : 0.5;
}

/** The best single action by expected points, else a step nearer; deploys in time. */
export const greedy: Player = (battle, chance) => {
  if (battle.attack) return [greedyAnswer(battle, chance)];
  const orders = battle.phase === 'orders' ? legalOrders(battle) : [];
  const out = deployment(battle, chance, orders);
  if (out) return [out];
  let best: { worth: number; command: Command } | null = null;
  for (const target of targetsOf(battle)) {
    for (const { attackers, cost, ways } of attackChoices(battle, target)) {
      const worth = ((ways / D6.length) * pointsOf(battle, target.unit)) / cost;
      if (worth > (best?.worth ?? 0)) {
        best = { worth, command: attackWith(target.unit.id, attackers) };
      }
    }
  }
  const nearer = stepNearer(battle, orders);
  if (nearer) return [nearer];
  return [best?.command ?? { type: 'endTurn' }];
};

function greedyAnswer(battle: Battle, chance: Chance): Command {
  const open = battle.attack;
  const target = open && battle.units[open.target];
  if (open?.due === 'save' && target) {
    const savers = saversOf(battle, target).slice(0, saversNeeded(target));
    return { type: 'save', savers: savers.map(({ id }) => id) };
  }
  return randomAnswer(battle, chance);
}

/** Of the warbands with nobody in front, the step or turn that looks at the nearest enemy. */
function stepNearer(battle: Battle, orders: readonly Order[]): Order | null {
  const enemies = unitsOf(battle, otherSide(battle.side)).flatMap(({ hex }) => hex ?? []);
  const nearest = (hexes: readonly number[]): number =>
    Math.min(...hexes.flatMap((hex) => enemies.map((at) => distance(hex, at))));
  const engaged = new Set(
    targetsOf(battle).flatMap(({ attackers }) => attackers.map(({ id }) => id)),
  );
  if (battle.commands.left <= engaged.size) return null;
  let best: Order | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const order of orders) {
    const unit = battle.units[order.unit];
    if (unit?.hex == null || engaged.has(order.unit) || order.type === 'deploy') continue;
    const to = order.type === 'move' ? order.to : unit.hex;
    const before = nearest([unit.hex]) + nearest(frontOf(unit.hex, unit.facing));
    const after = nearest([to]) + nearest(frontOf(to, order.facing));
    if (after < before && after < least) [best, least] = [order, after];
  }
  return best;
}
