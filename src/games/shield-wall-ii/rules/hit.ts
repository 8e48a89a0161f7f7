import { type Battle, isDeployed, isWarband, roleOf, type Unit, unitsOf } from './battle';
import { boardOf, friendsBeside, isHeldFrom } from './board';
import { FIGURES } from './figures';
import { areNeighbours, type Hex } from './hexes';
import { pointsToGo } from './points';
import { otherSide } from './words';

/** HIT: a hit makes a fresh warband spent; a spent one and any camp rout. */
export const wouldRout = ({ kind, state }: Unit): boolean => kind === 'camp' || state === 'spent';

/** HIT-2: a fresh warband on the field. */
export const canTakeHit = (unit: Unit): boolean => isWarband(unit) && unit.state === 'fresh';

/** HIT-2: who may become spent instead of this unit; in tally mode all whom the table may show. */
export const saversOf = (battle: Battle, target: Unit): readonly Unit[] =>
  (battle.mode === 'board' ? friendsBeside(boardOf(battle), target) : unitsOf(battle, target.side))
    .filter(canTakeHit)
    .filter(({ id }) => id !== target.id);

/** HIT: one saver, two for the lord's warband. */
export const saversNeeded = ({ kind }: Unit): number => FIGURES.savers[kind];

export const canBeSaved = (battle: Battle, target: Unit): boolean =>
  saversOf(battle, target).length >= saversNeeded(target);

/** What a hit on this unit would do, before the die. */
export interface HitMeans {
  readonly result: 'spent' | 'routed';
  /** HIT-1: the defender can choose to save it. */
  readonly savable: boolean;
  /** WIN-1: its rout would win the battle. */
  readonly wins: boolean;
}

export function hitMeans(battle: Battle, target: Unit): HitMeans {
  if (!wouldRout(target)) return { result: 'spent', savable: false, wins: false };
  return {
    result: 'routed',
    savable: canBeSaved(battle, target),
    wins: pointsToGo(battle, otherSide(target.side)) <= FIGURES.points[target.kind],
  };
}

/** PURS-2: MOVE-4 decides who can go; in tally mode the table does. */
export const canPursue = (battle: Battle, unit: Unit, to: Hex | null): boolean =>
  isDeployed(unit) &&
  (to === null ||
    (unit.hex !== null &&
      areNeighbours(unit.hex, to) &&
      !isHeldFrom(boardOf(battle), unit.side, unit.hex, to)));

/** PURS-2: the inferior army has no choice, as far as the phone can see. */
export const mustPursue = (battle: Battle): boolean =>
  battle.mode === 'board' && roleOf(battle, battle.side) === 'inferior';
