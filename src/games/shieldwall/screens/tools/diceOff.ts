import {
  type Battle,
  type DiceOff,
  type DiceOffParts,
  diceOff,
  type RuleId,
  SIDES,
  type Side,
  sumOf,
} from '#/games/shieldwall/rules';
import type { Faces, Plan, Thrower } from '#/play/roll/dice';

const key = (round: number, side: Side) => `off/${round}/${side}`;

/** The throws of both sides that lie on the table, ties among them. */
export function readDiceOff(faces: Faces): DiceOff {
  const rolls: { red: number; black: number }[] = [];
  for (;;) {
    const red = faces[key(rolls.length, 'red')]?.[0];
    const black = faces[key(rolls.length, 'black')]?.[0];
    if (red === undefined || black === undefined) return rolls;
    rolls.push({ red, black });
  }
}

/** A D6 each, and again while they tie (SET-1, TURN-1, DUEL-5). */
export function diceOffPlan(battle: Battle, parts: DiceOffParts, rule: RuleId): Plan {
  const thrower = (round: number, side: Side): Thrower => ({
    id: key(round, side),
    label: round === 0 ? battle.sides[side].name : `${battle.sides[side].name}, again`,
    die: 'D6',
    dice: 1,
    side,
    result: ([face = 0]) => {
      const bonus = sumOf(parts[side]);
      return bonus === 0 ? `${face}` : `${face} + ${bonus} = ${face + bonus}`;
    },
  });
  return (faces) => {
    const rolls = readDiceOff(faces);
    const last = diceOff(parts, rolls, rule);
    const rounds = last.ok && last.value.higher !== null ? rolls.length : rolls.length + 1;
    return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
      SIDES.map((side) => thrower(round, side)),
    );
  };
}
