import { type Battle, type Command, preview, type Refusal } from '#/games/shieldwall/rules';

/** Why the rules are against it, if they are. */
export function barTo(battle: Battle, command: Command): Refusal | null {
  const outcome = preview(battle, command);
  return outcome.ok ? null : outcome.error;
}
