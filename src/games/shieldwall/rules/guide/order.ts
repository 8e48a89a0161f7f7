import type { Battle, Contingent, Unit } from '../battle';
import { contingentsInLine } from '../line';
import { unitsOf } from '../outcome';
import { otherSide, type Side } from '../words';

/** TURN-1: the side that goes first, then the other. */
export const sidesInOrder = (battle: Battle): readonly [Side, Side] => {
  const first = battle.first ?? 'red';
  return [first, otherSide(first)];
};

export const contingentsOf = (battle: Battle, side: Side): readonly Contingent[] =>
  contingentsInLine(battle, side);

export const unitsOfSide = (battle: Battle, side: Side): readonly Unit[] =>
  contingentsOf(battle, side).flatMap((contingent) => unitsOf(battle, contingent));

/** The side that goes first, from its right to its left, then the other (TURN-1, ORG-4). */
export const contingentsInOrder = (battle: Battle): readonly Contingent[] =>
  sidesInOrder(battle).flatMap((side) => contingentsOf(battle, side));

export const unitsInOrder = (battle: Battle): readonly Unit[] =>
  sidesInOrder(battle).flatMap((side) => unitsOfSide(battle, side));
