import { type Battle, roleOf, superiorOf, unitsOf } from './battle';
import { FIGURES } from './figures';
import { otherSide, type Side } from './words';

/** ARMY-4: points that an army has lost. */
export const pointsLost = (battle: Pick<Battle, 'units'>, side: Side): number =>
  unitsOf(battle, side)
    .filter(({ state }) => state === 'routed')
    .reduce((sum, { kind }) => sum + FIGURES.points[kind], 0);

/** WIN-1: points that the enemy has still to lose; 0 when it is won. */
export const pointsToGo = (battle: Battle, side: Side): number =>
  Math.max(
    0,
    battle.options.pointsToWin[roleOf(battle, side)] - pointsLost(battle, otherSide(side)),
  );

/** WIN-1: the army that has won by points; the superior one is asked first. */
export const winnerByPoints = (battle: Battle): Side | null =>
  [superiorOf(battle), battle.inferior].find((side) => pointsToGo(battle, side) === 0) ?? null;

/** WIN-2: player turns until the inferior army has lasted, the one at hand included. */
export const playerTurnsToLast = ({ options, turn, side }: Battle): number =>
  Math.max(0, 2 * (options.turns - turn) + (side === 'red' ? 2 : 1));
