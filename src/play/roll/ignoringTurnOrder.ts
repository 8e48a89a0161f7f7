import type { Terms } from '#/core/refusal';

/** A made-up battle has no turn to keep: what only the order of play forbids is simply done. */
export const ignoringTurnOrder = <Command extends Terms>(
  battleId: string | null,
  command: Command,
): Command => (battleId === null ? { ...command, anyway: true } : command);
