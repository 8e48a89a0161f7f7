import { mapValues } from '#/core/records';
import { isOneOfTypes } from '#/core/shape';
import { type Battle, FRESH_TURN } from './battle';
import type { Event } from './event';
import { goingOn, meet } from './fights';
import type { Phase } from './words';

const KINDS: Readonly<Record<Event['type'], true>> = {
  unit: true,
  leader: true,
  contingent: true,
  side: true,
  battle: true,
  turn: true,
  fight: true,
  dice: true,
};

/** Whether these rules have events of this kind: a newer version of the app may have written others. */
export const knows = isOneOfTypes(KINDS);

/** The battle after an event. Total: an event of an unknown kind or unit changes nothing. */
export function evolve(battle: Battle, event: Event): Battle {
  if (!knows(event)) return battle;
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
      // A phase begins with nobody having passed.
      return { ...battle, ...(event.set.phase && { passed: [] }), ...event.set };
    case 'turn':
      return newTurn(battle, event.turn, event.phase);
    case 'fight':
      return { ...battle, fights: meet(battle, event.units) };
    case 'dice':
      return event.roll === 'combat' && !event.takenBack
        ? {
            ...battle,
            fights: meet(
              battle,
              event.throws.map(({ by }) => by),
            ),
          }
        : battle;
  }
}

const newTurn = (battle: Battle, turn: number, phase: Phase): Battle => ({
  ...battle,
  turn,
  phase,
  first: null,
  godCard: null,
  shocks: [],
  passed: [],
  fights: goingOn(battle),
  units: mapValues(battle.units, (unit) =>
    unit.thisTurn === FRESH_TURN ? unit : { ...unit, thisTurn: FRESH_TURN },
  ),
  contingents: mapValues(battle.contingents, (contingent) =>
    contingent.leader.spent === 0 && !contingent.inLine
      ? contingent
      : { ...contingent, inLine: false, leader: { ...contingent.leader, spent: 0 } },
  ),
});
