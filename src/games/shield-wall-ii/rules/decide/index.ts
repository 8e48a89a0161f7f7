import { withoutDeclined } from '#/core/declined';
import { fail, ok, type Result } from '#/core/result';
import type { Battle } from '../battle';
import type { Command } from '../command';
import type { Event } from '../event';
import { malformed } from '../malformed';
import type { Outcome, Verdict } from '../outcome';
import { invalid, type Refusal } from '../rule';
import { settle } from '../settle';
import { decideAttack } from './attack';
import { decideChoice } from './choices';
import { decideHand } from './hand';
import { decideOrder } from './orders';
import { decideTurn } from './turn';

/** What a command would do, line by line, before anything is applied. */
export function preview(battle: Battle, command: Command): Result<Outcome, Refusal> {
  const bad = malformed(command);
  if (bad) return fail(bad);
  if (battle.ended && command.type !== 'resume') {
    return fail(invalid('The battle is over. Resume it to go on.', 'WIN-3'));
  }
  return judge(battle, command);
}

/** The events of a command, or the reason why there are none. Never throws, never changes the battle. */
export function decide(battle: Battle, command: Command): Result<readonly Event[], Refusal> {
  const outcome = preview(battle, command);
  if (!outcome.ok) return outcome;
  const wanted = withoutDeclined(outcome.value.effects, command);
  return wanted.ok ? ok(settle(battle, wanted.value)) : wanted;
}

/** Each kind of command has its judge; the table is complete because the compiler says so. */
type Judges = {
  readonly [Type in Command['type']]: (
    battle: Battle,
    command: Extract<Command, { type: Type }>,
  ) => Verdict;
};

const JUDGES: Judges = {
  deploy: decideOrder,
  move: decideOrder,
  turn: decideOrder,
  attack: decideAttack,
  save: decideChoice,
  letRout: decideChoice,
  pursue: decideChoice,
  stay: decideChoice,
  beginAttacks: decideTurn,
  endTurn: decideTurn,
  end: decideTurn,
  resume: decideTurn,
  setUnit: decideHand,
  setCommands: decideHand,
  setTurn: decideHand,
  setOptions: decideHand,
  setOpponent: decideHand,
  toTally: decideHand,
  toBoard: decideHand,
};

function judge(battle: Battle, command: Command): Verdict {
  const decider = JUDGES[command.type] as (battle: Battle, command: Command) => Verdict;
  return decider(battle, command);
}
