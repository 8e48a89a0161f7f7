import { holds } from '#/core/refusal';
import { type Battle, forwardOf, type Unit } from '../battle';
import type { Command, OrderBody } from '../command';
import type { Event } from '../event';
import { FIGURES } from '../figures';
import { mayDeploy, mayMove, mayTurn } from '../may';
import { accept, refuse, unitOf, type Verdict } from '../outcome';
import type { Refusal, RuleId } from '../rule';

type OrderCommand = Command & OrderBody;

/** CMD-2: never below nought, even where the players overspend. */
export const pay = ({ commands }: Battle, warbands: number): Event => ({
  type: 'battle',
  set: {
    commands: {
      total: commands.total,
      left: Math.max(0, commands.left - warbands * FIGURES.commandCost),
    },
  },
  reason: 'CMD-2',
});

/** DEP, MOVE: one order to one warband. */
export function decideOrder(battle: Battle, command: OrderCommand): Verdict {
  const found = unitOf(battle, command.unit);
  if (!found.ok) return found;
  const unit = found.value;
  const bar = barOf(battle, unit, command);
  if (holds(bar, command)) return refuse(bar);
  const { set, reason } = changeOf(unit, command);
  return accept([
    pay(battle, 1),
    { type: 'unit', unit: unit.id, set: { ...set, moved: true }, reason },
  ]);
}

function barOf(battle: Battle, unit: Unit, command: OrderCommand): Refusal | null {
  switch (command.type) {
    case 'deploy':
      return mayDeploy(battle, unit, command.to ?? null);
    case 'move':
      return mayMove(battle, unit, command.to ?? null);
    case 'turn':
      return mayTurn(battle, unit, command.facing ?? null);
  }
}

type Change = Extract<Event, { type: 'unit' }>['set'];

function changeOf(unit: Unit, command: OrderCommand): { set: Change; reason: RuleId } {
  switch (command.type) {
    case 'deploy':
      return {
        set: {
          state: 'fresh',
          hex: command.to ?? null,
          facing: command.facing ?? forwardOf(unit.side),
        },
        reason: 'DEP-1',
      };
    case 'move':
      return {
        set: { hex: command.to ?? null, facing: command.facing ?? unit.facing },
        reason: 'MOVE-2',
      };
    case 'turn':
      return { set: { facing: command.facing ?? unit.facing }, reason: 'MOVE-1' };
  }
}
