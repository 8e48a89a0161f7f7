import { mapValues, own } from '#/core/records';
import { type Battle, FRESH_PHASE, type Unit, type Wing } from './battle';
import type { Event } from './event';
import { isEvent } from './shape';

/** The battle after an event. Total: an event about something unknown changes nothing. */
export function evolve(battle: Battle, event: Event): Battle {
  if (!isEvent(event)) return battle;
  switch (event.type) {
    case 'unit': {
      const unit = own(battle.units, event.unit);
      if (!unit) return battle;
      const thisPhase = { ...unit.thisPhase, ...event.set.thisPhase };
      const after = { ...unit, ...event.set, thisPhase };
      const changed = { ...battle, units: { ...battle.units, [unit.id]: after } };
      const lostOrCame =
        (after.steps === 0) !== (unit.steps === 0) || after.arrived !== unit.arrived;
      return lostOrCame ? disturb(changed, unit) : changed;
    }
    case 'wing': {
      const wing = own(battle.wings, event.wing);
      return wing ? withWing(battle, { ...wing, ...event.set }) : battle;
    }
    case 'moved': {
      const unit = own(battle.units, event.unit);
      return unit ? disturb(battle, unit) : battle;
    }
    case 'battle':
      return { ...battle, ...event.set };
    case 'phase':
      return {
        ...battle,
        phase: event.phase,
        charging: false,
        units: mapValues(battle.units, fresh),
        wings: mapValues(battle.wings, (wing) =>
          wing.side === battle.active
            ? {
                ...wing,
                check: event.check.includes(wing.id),
                disturbed: event.moving.includes(wing.id),
              }
            : wing,
        ),
      };
    case 'turn':
      return {
        ...battle,
        active: event.side,
        turns: { ...battle.turns, [event.side]: battle.turns[event.side] + 1 },
        phase: 'command',
        charging: false,
        units: mapValues(battle.units, (unit) =>
          unit.side === event.side && unit.inShieldWall
            ? { ...fresh(unit), inShieldWall: false }
            : fresh(unit),
        ),
        wings: mapValues(battle.wings, (wing) =>
          wing.side === event.side
            ? {
                ...wing,
                last: wing.laid,
                laid: [],
                check: event.check.includes(wing.id),
                disturbed: false,
              }
            : { ...wing, check: false },
        ),
      };
    case 'dice':
      return battle;
  }
}

const withWing = (battle: Battle, wing: Wing): Battle => ({
  ...battle,
  wings: { ...battle.wings, [wing.id]: wing },
});

/** WING-1: who moved, came or was lost may have left others out of reach. */
const disturb = (battle: Battle, unit: Unit): Battle => {
  const wing = battle.wings[unit.wing];
  return wing ? withWing(battle, { ...wing, disturbed: true }) : battle;
};

const fresh = (unit: Unit): Unit =>
  unit.thisPhase === FRESH_PHASE ? unit : { ...unit, thisPhase: FRESH_PHASE };
