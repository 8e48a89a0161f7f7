import { type Battle, FRESH_TURN } from './battle';
import type { Event } from './event';
import type { Phase } from './words';

/** The battle after an event. Total: an event about something unknown changes nothing. */
export function evolve(battle: Battle, event: Event): Battle {
  switch (event.type) {
    case 'unit': {
      const unit = battle.units[event.unit];
      if (!unit) return battle;
      const thisTurn = event.set.thisTurn
        ? { ...unit.thisTurn, ...event.set.thisTurn }
        : unit.thisTurn;
      return {
        ...battle,
        units: { ...battle.units, [unit.id]: { ...unit, ...event.set, thisTurn } },
      };
    }
    case 'leader': {
      const contingent = battle.contingents[event.contingent];
      if (!contingent) return battle;
      const leader = { ...contingent.leader, ...event.set };
      return {
        ...battle,
        contingents: { ...battle.contingents, [contingent.id]: { ...contingent, leader } },
      };
    }
    case 'contingent': {
      const contingent = battle.contingents[event.contingent];
      if (!contingent) return battle;
      return {
        ...battle,
        contingents: { ...battle.contingents, [contingent.id]: { ...contingent, ...event.set } },
      };
    }
    case 'side': {
      const force = { ...battle.sides[event.side], ...event.set };
      return { ...battle, sides: { ...battle.sides, [event.side]: force } };
    }
    case 'battle':
      return { ...battle, ...event.set };
    case 'turn':
      return newTurn(battle, event.turn, event.phase);
    case 'dice':
      return battle;
  }
}

const newTurn = (battle: Battle, turn: number, phase: Phase): Battle => ({
  ...battle,
  turn,
  phase,
  first: null,
  godCard: null,
  shocks: [],
  units: mapValues(battle.units, (unit) =>
    unit.thisTurn === FRESH_TURN ? unit : { ...unit, thisTurn: FRESH_TURN },
  ),
  contingents: mapValues(battle.contingents, (contingent) =>
    contingent.leader.spent === 0
      ? contingent
      : { ...contingent, leader: { ...contingent.leader, spent: 0 } },
  ),
});

const mapValues = <T>(
  record: Readonly<Record<string, T>>,
  change: (value: T) => T,
): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
