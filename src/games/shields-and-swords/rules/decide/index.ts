import { withoutDeclined } from '#/core/declined';
import { fail, ok, type Result } from '#/core/result';
import type { Battle } from '../battle';
import type { Command, CommandBody } from '../command';
import type { Event } from '../event';
import type { Verdict } from '../outcome';
import { invalid, type Refusal } from '../rule';
import { settle } from '../settle';
import { isCommand } from '../shape';
import { decideAttack } from './attack';
import { decideHand } from './hand';
import { decideOrders } from './orders';
import { decideTurn } from './turn';
import { decideUnits } from './units';

/** What a command would do, line by line, before anything is applied. */
export function preview(battle: Battle, command: Command): Verdict {
  if (!isCommand(command)) return fail(invalid('There is no such command.'));
  if (battle.ended && command.type !== 'resume')
    return fail(invalid('The battle is over. Resume it to go on.', 'CARD-1'));
  const decider = DECIDERS[command.type] as (battle: Battle, command: Command) => Verdict;
  return decider(battle, command);
}

/** The events of a command, or the reason why there are none. Never throws, never changes the battle. */
export function decide(battle: Battle, command: Command): Result<readonly Event[], Refusal> {
  const effects = preview(battle, command);
  if (!effects.ok) return effects;
  const wanted = withoutDeclined(effects.value, command);
  return wanted.ok ? ok(settle(battle, wanted.value)) : wanted;
}

/** Each kind of command has its decider; the table is complete because the compiler says so. */
const DECIDERS: {
  readonly [Type in CommandBody['type']]: (
    battle: Battle,
    command: Extract<Command, { type: Type }>,
  ) => Verdict;
} = {
  nextPhase: decideTurn,
  declareInitiative: decideTurn,
  end: decideTurn,
  resume: decideTurn,
  lay: decideOrders,
  takeBack: decideOrders,
  repeatOrders: decideOrders,
  choosePitched: decideOrders,
  integrity: decideUnits,
  hold: decideUnits,
  arrive: decideUnits,
  fire: decideUnits,
  attack: decideAttack,
  changeResult: decideAttack,
  resolve: decideAttack,
  advance: decideAttack,
  setUnit: decideHand,
  setAwarded: decideHand,
  setInitiative: decideHand,
  setPhase: decideHand,
  setUsedUp: decideHand,
  setOptions: decideHand,
  dropAttack: decideHand,
};
