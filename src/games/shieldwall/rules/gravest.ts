import type { Refusal } from './rule';

/** Nonsense outweighs a rule: it must be found even when the players do the rest anyway. */
export const gravest = (bars: readonly (Refusal | null)[]): Refusal | null =>
  bars.find((bar) => bar?.kind === 'invalid') ?? bars.find((bar) => bar !== null) ?? null;
