import type { Battle } from './battle';
import type { Effect, StepEffect } from './effect';
import type { Event } from './event';
import { evolve } from './evolve';
import { endingWithSideGone } from './score';

/**
 * Turns what the rules want into what happens, line after line: steps, eliminated units, and the
 * end of a battle when a side is gone. A battle that is over goes no further.
 */
export function settle(battle: Battle, effects: readonly Effect[]): Event[] {
  const events: Event[] = [];
  let now = battle;
  const happen = (event: Event): void => {
    events.push(event);
    now = evolve(now, event);
  };
  for (const effect of effects) {
    if (now.ended && !battle.ended) break;
    if (effect.type === 'steps') {
      const event = stepsLost(now, effect);
      if (event) happen(event);
    } else {
      happen(effect);
    }
  }
  const eliminated = Object.values(now.units).some(
    ({ id, steps }) => steps === 0 && battle.units[id]?.steps !== 0,
  );
  const ended = eliminated && !now.ended ? endingWithSideGone(now) : null;
  if (ended) happen({ type: 'battle', set: { ended }, reason: 'CARD-1' });
  return events;
}

/** UNIT-4: a step, or all of them; who is gone bears no marker any more. */
function stepsLost(now: Battle, { unit: id, n, reason }: StepEffect): Event | null {
  const unit = now.units[id];
  if (!unit || unit.steps === 0) return null;
  const steps = n === 'all' ? 0 : Math.max(0, unit.steps - n);
  const gone = steps === 0 ? { suppressed: false, inShieldWall: false } : {};
  return { type: 'unit', unit: id, set: { steps, ...gone }, reason };
}
