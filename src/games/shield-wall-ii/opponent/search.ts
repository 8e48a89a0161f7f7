import type { Side } from '../rules';
import { type Candidate, candidates } from './candidates';
import { type Evaluation, evaluate, type Weights } from './evaluate';
import { type Before, type Position, place, restore } from './position';

/** Orders in turn, and what the position is worth when they are carried out. */
export interface Line {
  readonly orders: readonly Candidate[];
  readonly evaluation: Evaluation;
}

const keyOf = (orders: readonly Candidate[]): string =>
  orders
    .map(({ unit, to, facing }) => `${unit}:${to}:${facing}`)
    .sort()
    .join();

function withOrders<T>(position: Position, orders: readonly Candidate[], ask: () => T): T {
  const before: Before[] = orders.map(({ unit, to, facing }) => place(position, unit, to, facing));
  const answer = ask();
  for (const each of before.reverse()) restore(position, each);
  return answer;
}

/**
 * The orders of a player turn, looked for step by step: the best `width` beginnings are taken
 * further until no order makes any of them better.
 */
export function bestOrders(position: Position, side: Side, width: number, weights: Weights): Line {
  let best: Line = { orders: [], evaluation: evaluate(position, side, weights) };
  let beam: readonly Line[] = [best];
  while (beam.length > 0) {
    const seen = new Set<string>();
    const next: Line[] = [];
    for (const { orders } of beam) {
      withOrders(position, orders, () => {
        for (const candidate of candidates(position, side)) {
          const longer = [...orders, candidate];
          const key = keyOf(longer);
          if (seen.has(key)) continue;
          seen.add(key);
          const before = place(position, candidate.unit, candidate.to, candidate.facing);
          next.push({ orders: longer, evaluation: evaluate(position, side, weights) });
          restore(position, before);
        }
      });
    }
    next.sort((a, b) => b.evaluation.total - a.evaluation.total);
    beam = next.slice(0, width);
    const [first] = beam;
    if (first && first.evaluation.total > best.evaluation.total) best = first;
  }
  return best;
}
