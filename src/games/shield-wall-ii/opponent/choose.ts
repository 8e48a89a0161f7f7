import type { Chance } from '#/core/chance';
import {
  type Battle,
  type Command,
  canPursue,
  type Level,
  mustPursue,
  type Side,
  saversNeeded,
} from '../rules';
import { attackPlan } from './attackPlan';
import { candidates, commandOf } from './candidates';
import { evaluate, weightsOf } from './evaluate';
import { mannerOf } from './levels';
import { idOf, numberOf, type Position, positionOf, stand } from './position';
import { type Reason, reasonFor } from './reason';
import { bestOrders } from './search';
import { routWorth, saversOf, spentWorth } from './worth';

/** What the phone does next, and why. An attack still needs the defender's die. */
export interface Choice {
  readonly command: Command;
  readonly reason: Reason;
}

/** Whose decision a battle waits for: the defender chooses whether to save (HIT-1). */
export function whoseChoice(battle: Battle): Side {
  const target = battle.attack?.due === 'save' ? battle.units[battle.attack.target] : undefined;
  return target?.side ?? battle.side;
}

/** The next commands of a side: all orders of a turn at once, everything else one by one. */
export function choose(battle: Battle, level: Level, chance: Chance): readonly Choice[] {
  if (battle.attack) return [answer(battle, battle.attack)];
  const position = positionOf(battle);
  if (battle.phase === 'orders') {
    const orders = chooseOrders(position, battle.side, level, chance);
    if (orders.length > 0) return orders;
  }
  return [chooseAttack(position, battle.side)];
}

function chooseOrders(
  position: Position,
  side: Side,
  level: Level,
  chance: Chance,
): readonly Choice[] {
  const { width, weights, slips } = mannerOf(level, position, side);
  if (slips > 0 && chance.below(slips) === 0) {
    const all = candidates(position, side);
    const picked = all[chance.below(Math.max(1, all.length))];
    if (picked) return [{ command: commandOf(picked), reason: { kind: 'whim' } }];
  }
  const before = evaluate(position, side, weights);
  const { orders, evaluation } = bestOrders(position, side, width, weights);
  const some = slips > 0 ? orders.slice(0, 1) : orders;
  return some.map((order) => ({
    command: commandOf(order),
    reason: reasonFor(order, position, before, evaluation),
  }));
}

function chooseAttack(position: Position, side: Side): Choice {
  const [strike] = attackPlan(position, side).strikes;
  if (!strike) return { command: { type: 'endTurn' }, reason: { kind: 'done' } };
  const { target, attackers, faces } = strike;
  return {
    command: { type: 'attack', target: idOf(target), attackers: attackers.map(idOf), face: null },
    reason: { kind: 'strike', target: position.names[target] ?? '', faces },
  };
}

/** HIT-1, PURS: what an attack that was thrown waits for. */
function answer(battle: Battle, attack: NonNullable<Battle['attack']>): Choice {
  const target = battle.units[attack.target];
  if (!target) throw new Error(`The battle has no unit ${attack.target}.`);
  return attack.due === 'save' ? answerHit(battle, target.id) : answerRout(battle, attack);
}

function answerHit(battle: Battle, id: string): Choice {
  const position = positionOf(battle);
  const unit = numberOf(id);
  const target = battle.units[id];
  if (!target) throw new Error(`The battle has no unit ${id}.`);
  const savers = saversOf(position, unit).slice(0, saversNeeded(target));
  const cost = savers.reduce((sum, saver) => sum + spentWorth(position, saver), 0);
  const name = target.name;
  return cost < routWorth(position, unit)
    ? { command: { type: 'save', savers: savers.map(idOf) }, reason: { kind: 'save', name } }
    : { command: { type: 'letRout' }, reason: { kind: 'letRout', name } };
}

function answerRout(battle: Battle, { attackers, hex }: NonNullable<Battle['attack']>): Choice {
  const stay: Choice = { command: { type: 'stay' }, reason: { kind: 'stay' } };
  const able = attackers.filter((id) => {
    const unit = battle.units[id];
    return unit && canPursue(battle, unit, hex);
  });
  if (hex === null) return stay;
  const position = positionOf(battle);
  const worth = () => evaluate(position, battle.side, weightsOf(position, battle.side)).total;
  const here = worth();
  const rated = able.map((id) => {
    const unit = numberOf(id);
    const from = position.hex[unit] as number;
    stand(position, unit, hex);
    const there = worth();
    stand(position, unit, from);
    return { id, there };
  });
  rated.sort((a, b) => b.there - a.there);
  const [first] = rated;
  if (!first || (!mustPursue(battle) && first.there < here)) return stay;
  return {
    command: { type: 'pursue', unit: first.id },
    reason: { kind: 'pursue', must: mustPursue(battle) },
  };
}
