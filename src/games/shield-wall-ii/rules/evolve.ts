import { mapValues, own } from '#/core/records';
import { isOneOfTypes } from '#/core/shape';
import type { Battle } from './battle';
import type { Event, PlayerTurnEvent } from './event';
import type { Placement } from './setup';

/** The kinds of events that this version understands; the table is complete because the compiler says so. */
const KINDS: Readonly<Record<Event['type'], true>> = {
  unit: true,
  battle: true,
  playerTurn: true,
  die: true,
  leaveBoard: true,
  enterBoard: true,
};

export const knows = isOneOfTypes(KINDS);

/** The battle after an event. Total: an event about something unknown changes nothing. */
export function evolve(battle: Battle, event: Event): Battle {
  switch (event?.type) {
    case 'unit': {
      const unit = own(battle.units, event.unit);
      if (!unit) return battle;
      return { ...battle, units: { ...battle.units, [unit.id]: { ...unit, ...event.set } } };
    }
    case 'battle':
      return { ...battle, ...event.set };
    case 'playerTurn':
      return playerTurn(battle, event);
    case 'leaveBoard':
      return { ...offBoard(battle), mode: 'tally' };
    case 'enterBoard':
      return { ...place(offBoard(battle), event.units), mode: 'board' };
    default:
      return battle;
  }
}

const playerTurn = (battle: Battle, { turn, side, commands }: PlayerTurnEvent): Battle => ({
  ...battle,
  turn,
  side,
  phase: 'orders',
  commands: { total: commands, left: commands },
  units: mapValues(battle.units, (unit) =>
    unit.moved || unit.attacked ? { ...unit, moved: false, attacked: false } : unit,
  ),
  targets: [],
  attack: null,
});

const offBoard = (battle: Battle): Battle => ({
  ...battle,
  units: mapValues(battle.units, (unit) => ({ ...unit, hex: null })),
  attack: battle.attack && { ...battle.attack, hex: null },
});

const place = (battle: Battle, placements: readonly Placement[]): Battle => ({
  ...battle,
  units: mapValues(battle.units, (unit) => {
    const { state, hex, facing } = placements.find((each) => each.unit === unit.id) ?? unit;
    return { ...unit, state, hex, facing };
  }),
});
