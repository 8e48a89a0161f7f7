import {
  type Battle,
  type Combat,
  combatDice,
  combatParts,
  FIGURES,
  type Fighter,
  hitNumber,
  leadersAtRisk,
  type RoundFaces,
  resolveCombat,
  SIDES,
  type Side,
} from '#/games/shieldwall/rules';
import type { Counted, Faces, Handful, Plan, Thrower } from '#/play/roll/dice';
import { riskThrowers } from '../risk/throwers';

const ROUNDS = [0, 1] as const;
const SECOND = 'second round';
const roundKey = (round: number, unit: string) => `${round}/${unit}`;

/** The rounds on the table, by unit. */
export function readRounds(faces: Faces): readonly RoundFaces[] {
  return ROUNDS.map((round) =>
    Object.fromEntries(
      Object.entries(faces).flatMap(([key, thrown]) => {
        const [at, unit] = key.split('/');
        return at === `${round}` && unit ? [[unit, thrown]] : [];
      }),
    ),
  ).filter((round) => Object.keys(round).length > 0);
}

/** Round by round, the units of whose dice only the hits were said. */
export const readCounted = (counted: Counted): readonly (readonly string[])[] =>
  ROUNDS.map((round) =>
    [...counted].flatMap((key) => {
      const [at, unit] = key.split('/');
      return at === `${round}` && unit ? [unit] : [];
    }),
  );

/** RES-8: each leader's one or two risk dice. */
export function readRisks(faces: Faces): Readonly<Record<string, readonly number[]>> {
  const risks: Record<string, number[]> = {};
  for (const [key, thrown] of Object.entries(faces)) {
    const [what, contingent] = key.split('/');
    if (what?.startsWith('risk') && contingent) {
      risks[contingent] = [...(risks[contingent] ?? []), ...thrown];
    }
  }
  return risks;
}

/** First round, refight if it comes to that (RES-3), then the risk to the leaders who fought (RES-8). */
export function combatPlan(battle: Battle, combat: Combat | null): Plan {
  return (faces) => {
    if (!combat) return [];
    const thrown = readRounds(faces);
    const throwers: Thrower[] = [];
    let round: Combat | null = combat;
    for (const index of ROUNDS) {
      if (!round) break;
      const mine = roundThrowers(battle, round, index);
      throwers.push(...mine);
      const whole = mine.every(({ id, dice }) => (faces[id]?.length ?? 0) === dice);
      if (!whole) return throwers;
      const result = resolveCombat(combat, thrown.slice(0, index + 1));
      if (!result.ok) return throwers;
      round = result.value.next;
    }
    const leaders = SIDES.flatMap((side) => combat[side]).flatMap((fighter) => {
      const unit = battle.units[fighter.id];
      return unit ? leadersAtRisk(battle, unit) : [];
    });
    return [...throwers, ...leaders.flatMap((each) => riskThrowers(each, faces))];
  };
}

function roundThrowers(battle: Battle, combat: Combat, index: number): Thrower[] {
  const dice = combatDice(combat);
  const named = (name: string) => (index === 0 ? name : `${name}, ${SECOND}`);
  /** Hits of a side are added (COMB-5): those who hit on the same number throw together. */
  const handful = (side: Side, fighter: Fighter): Handful | null => {
    const { on } = hitNumber(fighter);
    const mates = combat[side].filter((each) => hitNumber(each).on === on);
    if (mates.length === 1) return null;
    return {
      id: `${index}/${side}/${on}`,
      label: named(
        mates.length === combat[side].length
          ? battle.sides[side].name
          : mates.map(({ name }) => name).join(', '),
      ),
      result: hitsOf(on, mates),
    };
  };
  return SIDES.flatMap((side) =>
    combat[side].map((fighter): Thrower => {
      const { on } = hitNumber(fighter);
      const together = handful(side, fighter);
      return {
        id: roundKey(index, fighter.id),
        label: named(fighter.name),
        die: 'D6',
        dice: dice[fighter.id] ?? 0,
        hitsOn: on,
        side,
        result: hitsOf(on, [fighter]),
        why: () => combatParts(fighter, combat),
        ...(together && { together }),
        ...(index > 0 && { again: 'Fight again' }),
      };
    }),
  );
}

/** "3 + 1 hits": what was thrown, and the leader's (COMB-4). */
const hitsOf = (on: number, fighters: readonly Fighter[]) => (faces: readonly number[]) => {
  const hits = faces.filter((face) => face >= on).length;
  const auto = fighters.some(({ leaderFighting }) => leaderFighting)
    ? ` + ${FIGURES.combat.leaderHits}`
    : '';
  return `${hits}${auto} ${hits === 1 && !auto ? 'hit' : 'hits'}`;
};
