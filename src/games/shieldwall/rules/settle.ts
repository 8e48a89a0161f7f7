import type { Battle, Shock, Unit, UnitId } from './battle';
import { type Condition, changeLevel, isDestroyed, removeDps, takeDps } from './condition';
import type { DpEffect, Effect, LevelEffect, StandEffect } from './effect';
import type { Event, UnitChange } from './event';
import { evolve } from './evolve';
import { opponentsOf } from './fights';
import { hasLostRetinue } from './leaders';
import { areOpposite } from './line';
import { canBeUnsettled } from './may';
import { type DpCause, SIDES, type Side } from './words';

/**
 * Turns what the rules want into what happens, line after line: the four-DP rule, lost stands, destroyed units,
 * leaders left without a retinue, and the shocks that neighbours may feel.
 */
export function settle(
  battle: Battle,
  effects: readonly Effect[],
  engaged: readonly UnitId[] = [],
): Event[] {
  const events: Event[] = [];
  let now = battle;
  const locked = new Set<UnitId>(heldBefore(battle));
  const happen = (event: Event): void => {
    events.push(event);
    now = evolve(now, event);
    if (event.type === 'unit' && event.set.inCombat && event.reason !== 'byHand')
      locked.add(event.unit);
  };
  for (const effect of effects) {
    if (effect.type === 'dps' || effect.type === 'level' || effect.type === 'stands') {
      const unit = now.units[effect.unit];
      if (!unit || unit.lost) continue;
      const after = worn(unit, effect, battle);
      const change = difference(unit, after);
      if (change)
        happen({
          type: 'unit',
          unit: unit.id,
          set: change,
          reason: effect.reason,
          ...causeOf(effect),
        });
    } else if (!locksTheLost(now, effect)) {
      happen(effect);
    }
  }
  for (const event of [...consequences(battle, now, engaged), ...released(now, locked)])
    happen(event);
  return events;
}

/** A line that was declined may have been the one that kept a unit alive: the lost fight no more. */
const locksTheLost = (now: Battle, event: Event): boolean =>
  event.type === 'unit' &&
  event.set.inCombat === true &&
  event.set.lost === undefined &&
  now.units[event.unit]?.lost !== null;

function worn(unit: Unit, effect: DpEffect | LevelEffect | StandEffect, battle: Battle): Condition {
  switch (effect.type) {
    case 'dps':
      return effect.n < 0
        ? removeDps(unit, -effect.n)
        : takeDps(unit, effect.n, effect.cause, battle.options);
    case 'level':
      return changeLevel(unit, effect.by);
    case 'stands':
      return { ...unit, stands: Math.max(0, unit.stands - effect.n) };
  }
}

const causeOf = (effect: Effect): { cause?: DpCause } =>
  effect.type === 'dps' && effect.n > 0 ? { cause: effect.cause } : {};

/** Only what differs; a unit without stands is destroyed (AL-1). */
function difference(unit: Unit, after: Condition): UnitChange | null {
  const change = {
    ...(after.level !== unit.level && { level: after.level }),
    ...(after.dps !== unit.dps && { dps: after.dps }),
    ...(after.stands !== unit.stands && { stands: after.stands }),
    ...(isDestroyed(after) && { lost: 'destroyed' as const, inCombat: false }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

/** Leaders without a retinue (RISK-3) and shocks to be felt (AL-10), by comparing before and after. */
function consequences(before: Battle, after: Battle, engaged: readonly UnitId[]): Event[] {
  const events: Event[] = [];
  for (const contingent of Object.values(after.contingents)) {
    const { leader } = contingent;
    const lost = after.units[leader.unit]?.lost;
    // Brought back by hand, his men are there again.
    if (!lost && leader.atRisk === 'lostRetinue' && before.units[leader.unit]?.lost) {
      events.push({
        type: 'leader',
        contingent: contingent.id,
        set: { atRisk: null },
        reason: 'RISK-3',
      });
    }
    // A test that he still owes comes first (RISK-1), and brings this one about.
    const free = leader.atRisk === null && !before.units[leader.unit]?.lost;
    if (free && hasLostRetinue(after, contingent)) {
      events.push({
        type: 'leader',
        contingent: contingent.id,
        set: { atRisk: 'lostRetinue' },
        reason: 'RISK-3',
      });
    }
  }
  const units = Object.values(after.units);
  const fresh = [
    ...units.flatMap((unit) => shockOf(before.units[unit.id], unit, engaged)),
    ...SIDES.flatMap((side) => advanceOf(before, after, side)),
  ];
  if (fresh.length > 0) {
    const older = after.shocks.filter((shock) => !fresh.some((each) => isOne(after, each, shock)));
    const shocks = apart(after, [...older, ...fresh]);
    events.push({ type: 'battle', set: { shocks }, reason: 'AL-10' });
  }
  return events;
}

const sideOf = (battle: Battle, { unit }: Shock): Side | undefined => battle.units[unit]?.side;

/** RULING-14, RULING-27: a unit has one misfortune, a side one advance; neither takes the other's place. */
const isOne = (battle: Battle, a: Shock, b: Shock): boolean =>
  a.how === 'advanced' || b.how === 'advanced'
    ? a.how === b.how && sideOf(battle, a) === sideOf(battle, b)
    : a.unit === b.unit;

/** An advance stands for its whole side: it goes by a unit that has no misfortune of its own. */
function apart(battle: Battle, shocks: readonly Shock[]): readonly Shock[] {
  const struck = new Set(shocks.filter(({ how }) => how !== 'advanced').map(({ unit }) => unit));
  return shocks.flatMap((shock) => {
    if (shock.how !== 'advanced' || !struck.has(shock.unit)) return [shock];
    const other = Object.values(battle.units).find(
      ({ id, side }) => side === sideOf(battle, shock) && !struck.has(id),
    );
    return other ? [{ ...shock, unit: other.id }] : [];
  });
}

const heldBefore = (battle: Battle): readonly UnitId[] =>
  Object.values(battle.units)
    .filter((unit) => opponentsOf(battle, unit).length > 0)
    .map(({ id }) => id);

/** COMB-6: a unit whose last opponent is gone is free, whatever other fights go on. */
const released = (now: Battle, locked: ReadonlySet<UnitId>): Event[] =>
  Object.values(now.units)
    .filter((unit) => unit.inCombat && locked.has(unit.id) && opponentsOf(now, unit).length === 0)
    .map(({ id }) => ({
      type: 'unit',
      unit: id,
      set: { inCombat: false, followingUp: false },
      reason: 'COMB-6',
    }));

/**
 * DP-3: after a signal or an advance it is asked who has not signalled and now has enemies near, once
 * for a side; only where somebody who has not stands opposite those who came on (RULING-30).
 */
function advanceOf(before: Battle, after: Battle, side: Side): Shock[] {
  const cameOn = Object.values(after.units).filter(
    (unit) => unit.side === side && hasComeOn(before.units[unit.id], unit),
  );
  const [first] = cameOn;
  return first && cameOn.some((unit) => isSeenComing(after, unit))
    ? [{ unit: first.id, how: 'advanced', engaged: [] }]
    : [];
}

const isSeenComing = (battle: Battle, unit: Unit): boolean => {
  const coming = battle.contingents[unit.contingent];
  return Object.values(battle.contingents).some(
    (each) =>
      coming &&
      each.side !== unit.side &&
      areOpposite(battle, coming, each) &&
      each.units.some((id) => {
        const seeing = battle.units[id];
        return seeing && canBeUnsettled(battle, seeing);
      }),
  );
};

const hasComeOn = (before: Unit | undefined, { thisTurn, advancedLast }: Unit): boolean => {
  const signalled = !before?.thisTurn.firstMove && Boolean(thisTurn.firstMove);
  const moved = !before?.thisTurn.moved && Boolean(thisTurn.moved);
  return signalled || (moved && advancedLast);
};

function shockOf(before: Unit | undefined, after: Unit, engaged: readonly UnitId[]): Shock[] {
  if (!before) return [];
  const shock = (how: Shock['how']): Shock[] => [{ unit: after.id, how, engaged }];
  // Those who scatter shocked their neighbours when they broke; those who are cut down do again.
  const scatters = before.course === 'broken' && after.stands > 0;
  if (after.lost === 'destroyed' && !before.lost && !scatters) return shock('destroyed');
  if (after.course === 'broken' && before.course !== 'broken') return shock('broke');
  if (after.lost || after.course === before.course) return [];
  return after.course === 'retiring' ? shock('retired') : [];
}
