import { FIGURES } from './figures';
import type { Options } from './options';
import { type DpCause, LEVELS, type Level } from './words';

/** What shooting, combat and morale wear down in a unit. No stands left: it is destroyed (AL-1). */
export interface Condition {
  readonly level: Level;
  readonly dps: number;
  readonly stands: number;
}

export const isDestroyed = (condition: Condition): boolean => condition.stands <= 0;

/** DP-1, DP-2: fatigue and manoeuvre never cost a level. */
export const costsLevels = (cause: DpCause): boolean =>
  cause !== 'fatigue' && cause !== 'manoeuvre';

/**
 * AL-1, AL-2: above Blood lust nothing happens; each step below Shaken costs a stand
 * and the unit stays Shaken.
 */
export const changeLevel = ({ level, dps, stands }: Condition, by: number): Condition => {
  const asked = LEVELS.indexOf(level) + by;
  const reached = Math.min(Math.max(asked, 0), LEVELS.length - 1);
  const lost = Math.min(Math.max(-asked, 0), stands);
  return { level: LEVELS[reached] ?? level, dps, stands: stands - lost };
};

/** DP-2: at the limit a further DP costs a level instead, if its cause is one that does. */
export const takeDps = (
  condition: Condition,
  count: number,
  cause: DpCause,
  options: Pick<Options, 'dpCap'>,
): Condition => {
  const room = Math.max(FIGURES.dpLimit - condition.dps, 0);
  const beyond = Math.max(count - room, 0);
  const kept = options.dpCap === 'goesOn' ? count : count - beyond;
  const { level, dps, stands } = condition;
  const laden = { level, dps: dps + kept, stands };
  return costsLevels(cause) ? changeLevel(laden, -beyond) : laden;
};

/** DP-4: never below none. */
export const removeDps = ({ level, dps, stands }: Condition, count: number): Condition => ({
  level,
  dps: Math.max(dps - count, 0),
  stands,
});
