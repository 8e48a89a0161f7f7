import { checkFaces } from '#/core/checks';
import { AVD, countFrom, D6, type Die } from '#/core/dice';
import { crossOdds, dieOdds, mapOdds, type Odds } from '#/core/odds';
import { firstRefusal } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import { FIGURES } from '../figures';
import { type Part, type Refusal, sumOf } from '../rule';

export const MOVE_PURPOSES = ['move', 'rout', 'retire', 'pursue'] as const;
export type MovePurpose = (typeof MOVE_PURPOSES)[number];

/** One roll, for one unit or for several that share it (MOVE-3). */
export interface MoveRoll {
  readonly purpose: MovePurpose;
  /** MOVE-1: a D6 more, declared before rolling. Rout, retire and pursuit have it anyway. */
  readonly extraDie: boolean;
  /** MAN-3, MAN-5 */
  readonly half: 'aboutFace' | 'boarding' | null;
  readonly rain: boolean;
  readonly units: readonly { readonly id: string; readonly formed: boolean }[];
}

export interface MoveResult {
  readonly inches: number;
  readonly parts: readonly Part[];
  /** MOVE-4: the DPs of each formed unit. */
  readonly fatigue: number;
  /** Who takes them. */
  readonly tired: readonly string[];
}

/** MOVE-5: these moves are made unformed, so nobody tires. */
const isUnformedMove = (purpose: MovePurpose): boolean => purpose !== 'move';

/** MOVE-1: the dice in the order in which the faces are given. */
export const moveDice = ({
  purpose,
  extraDie,
}: Pick<MoveRoll, 'purpose' | 'extraDie'>): readonly Die[] =>
  extraDie || isUnformedMove(purpose) ? [AVD, D6] : [AVD];

const movePartsOf = (half: MoveRoll['half'], faces: readonly number[]): readonly Part[] => {
  const parts: Part[] = faces.map((value, i) => ({
    label: i === 0 ? 'Average die' : 'D6',
    value,
    rule: 'MOVE-1',
  }));
  if (half) {
    const rolled = sumOf(parts);
    const value = rolled / FIGURES.halved - rolled;
    parts.push(
      half === 'aboutFace'
        ? { label: 'About face: half a move', value, rule: 'MAN-3' }
        : { label: 'Embarking or disembarking: half a move', value, rule: 'MAN-5' },
    );
  }
  return parts;
};

/** MOVE-4: each of these dice tires a formed unit. */
const fatigueOf = (
  { purpose, rain }: Pick<MoveRoll, 'purpose' | 'rain'>,
  faces: readonly number[],
): number =>
  isUnformedMove(purpose) ? 0 : countFrom(faces, rain ? FIGURES.fatigue.rain : FIGURES.fatigue.dry);

export const movement = (roll: MoveRoll, faces: readonly number[]): Result<MoveResult, Refusal> => {
  const dice = moveDice(roll);
  const bad = firstRefusal([
    checkFaces(faces, D6, dice.length, 'MOVE-1'),
    checkFaces(faces.slice(0, 1), AVD, 1, 'AVD'),
  ]);
  if (bad) return fail(bad);
  const parts = movePartsOf(roll.half, faces);
  const fatigue = fatigueOf(roll, faces);
  const formed = roll.units.filter((unit) => unit.formed).map((unit) => unit.id);
  return ok({ inches: sumOf(parts), parts, fatigue, tired: fatigue > 0 ? formed : [] });
};

/**
 * AFTER-3, AFTER-8: whether a pursuer's throw reaches one who runs: it is at least as long. `ran` is
 * how far that one went; null while nobody has thrown.
 */
export const catchOdds = (ran: number | null): Odds<boolean> => {
  const run = crossOdds(dieOdds(AVD), dieOdds(D6), (avd, d6) => avd + d6);
  return ran === null
    ? crossOdds(run, run, (pursuit, flight) => pursuit >= flight)
    : mapOdds(run, (pursuit) => pursuit >= ran);
};

/** Distance and the DPs of a formed unit together: the long move is the tiring one. */
export const movementOdds = (
  roll: Omit<MoveRoll, 'units'>,
): Odds<{ readonly inches: number; readonly fatigue: number }> => {
  const outcome = (faces: readonly number[]) => ({
    inches: sumOf(movePartsOf(roll.half, faces)),
    fatigue: fatigueOf(roll, faces),
  });
  return moveDice(roll).length === 1
    ? mapOdds(dieOdds(AVD), (face) => outcome([face]))
    : crossOdds(dieOdds(AVD), dieOdds(D6), (avd, d6) => outcome([avd, d6]));
};
