import { type Battle, type Command, preview, type Refusal } from '../../rules';

/** A made-up battle has no turn to keep: what only the order of play forbids is simply done. */
export const unbound = (battleId: string | null, command: Command): Command =>
  battleId === null ? { ...command, anyway: true } : command;

/** Why the rules are against it, if they are. */
export function barTo(battle: Battle, command: Command): Refusal | null {
  const outcome = preview(battle, command);
  return outcome.ok ? null : outcome.error;
}
