import { own } from '#/core/records';
import { holds, worstRefusal } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import type { Battle, Contingent, Unit, UnitId } from '../battle';
import type { Command, FightBody } from '../command';
import type { Effect } from '../effect';
import type { UnitChange } from '../event';
import { isFoughtAtOnce } from '../fights';
import { isOwnRetinue, leadersAtRisk } from '../leaders';
import { mayFight } from '../may';
import { combatOf } from '../orders';
import { accept, refuse, unitOf, type Verdict } from '../outcome';
import { type CombatRound, isStandOff, resolveCombat } from '../rolls/combat';
import {
  BAND_NAMES,
  type CombatMove,
  type FighterResult,
  isWin,
  STAND_OFF,
} from '../rolls/combat-result';
import type { Combat } from '../rolls/fighter';
import { forbidden, invalid, type Refusal, type RuleId } from '../rule';
import { SIDES } from '../words';
import { dispersed } from './flight';
import { riskTest } from './risk';

type CombatCommand = Command & FightBody & { type: 'combat' };

/** COMB, RES, AFTER, RES-8: dice, results, risk to leaders, moves: one entry of the journal. */
export function decideCombat(battle: Battle, command: CombatCommand): Verdict {
  const { order, rounds, risks } = command;
  const engaged: Unit[] = [];
  for (const place of [...order.red, ...order.black]) {
    const unit = unitOf(battle, place.unit);
    if (!unit.ok) return unit;
    engaged.push(unit.value);
  }
  const met = engaged.some((unit) => isFoughtAtOnce(battle, unit));
  const barred = worstRefusal(engaged.map((unit) => mayFight(battle, unit, met)));
  if (holds(barred, command)) return refuse(barred);
  const combat = combatOf(battle, order);
  if (!combat.ok) return combat;
  const leaders = engaged.flatMap((unit) => leadersAtRisk(battle, unit));
  const danger = riskOf(leaders, risks, battle);
  if (!danger.ok) return danger;
  const untested = leaders.filter((each) => !Object.hasOwn(risks, each.id));
  const bar = untested[0]
    ? forbidden('RES-8', `${untested[0].leader.name} was in the fight: throw his risk first.`)
    : null;
  if (holds(bar, command)) return refuse(bar);

  // RISK-2: a retinue whose leader falls here fights this very combat to the death.
  const result = resolveCombat(toTheDeath(combat.value, danger.value.fallen), rounds);
  if (!result.ok) return result;
  if (result.value.next) {
    const again = rounds.length > 0;
    return refuse(
      invalid(
        again ? 'Neither side won: throw the second round.' : 'Throw the dice.',
        again ? 'RES-3' : 'COMB-1',
      ),
    );
  }
  const last = result.value.rounds.at(-1);
  const effects = result.value.rounds.flatMap((round, index) =>
    roundEffects(round, rounds[index] ?? {}, battle, command.counted?.[index] ?? []),
  );
  return accept(
    [
      ...effects,
      ...(last ? moves(battle, last, order.winners ?? 'followUp') : []),
      ...danger.value.effects,
      ...untested.map(atRisk),
    ],
    engaged.map((unit) => unit.id),
  );
}

const atRisk = (contingent: Contingent): Effect => ({
  type: 'leader',
  contingent: contingent.id,
  set: { atRisk: 'combat' },
  reason: 'RES-8',
});

const toTheDeath = (combat: Combat, fallen: readonly string[]): Combat => ({
  ...combat,
  red: combat.red.map((each) =>
    fallen.includes(each.id) ? { ...each, fightsToDeath: true } : each,
  ),
  black: combat.black.map((each) =>
    fallen.includes(each.id) ? { ...each, fightsToDeath: true } : each,
  ),
});

/** The risk tests of all engaged leaders: what they do, and whose retinues are left without one. */
function riskOf(
  leaders: readonly Contingent[],
  risks: CombatCommand['risks'],
  battle: Battle,
): Result<{ effects: readonly Effect[]; fallen: readonly string[] }, Refusal> {
  const stranger = Object.keys(risks).find((id) => !leaders.some((each) => each.id === id));
  if (stranger !== undefined)
    return fail(invalid(`"${stranger}" has no leader in this fight.`, 'RES-8'));
  const effects: Effect[] = [];
  const fallen: string[] = [];
  for (const contingent of leaders) {
    const faces = own(risks, contingent.id);
    if (!faces) continue;
    const test = riskTest(battle, contingent, faces, 'combat');
    if (!test.ok) return test;
    effects.push(...test.value.effects);
    if (test.value.killed && isOwnRetinue(battle, contingent)) fallen.push(contingent.leader.unit);
  }
  return ok({ effects, fallen });
}

const hitsOf = ({ hits }: CombatRound, unit: UnitId): number =>
  hits.red.byFighter[unit] ?? hits.black.byFighter[unit] ?? 0;

/** A round's dice, then each unit's level and DP, level first (RES-7). */
function roundEffects(
  round: CombatRound,
  faces: Readonly<Record<string, readonly number[]>>,
  battle: Battle,
  counted: readonly UnitId[],
): Effect[] {
  const { red, black } = round.hits;
  const score = `${red.total} to ${black.total}`;
  const meaning = isStandOff(round)
    ? `${score}: ${STAND_OFF}`
    : `${score}: ${BAND_NAMES[round.bands.red]} for ${battle.sides.red.name}`;
  const throws = [...round.combat.red, ...round.combat.black].map((fighter) => ({
    by: fighter.id,
    die: 'D6' as const,
    faces: faces[fighter.id] ?? [],
    ...(counted.includes(fighter.id) && { hits: hitsOf(round, fighter.id) }),
  }));
  const results = SIDES.flatMap((side) => round.results[side]);
  return [{ type: 'dice', roll: 'combat', throws, meaning }, ...results.flatMap(resultEffects)];
}

function resultEffects({ id, levels, dps, rules, before, move }: FighterResult): Effect[] {
  const reason = rules[0] ?? 'RES-1';
  // RISK-2: men who would not leave their lord's body are cut down whole.
  if (move === 'eliminated' && rules.includes('RISK-2')) {
    return [{ type: 'stands', unit: id, n: before.stands, reason: 'RISK-2' }];
  }
  return [
    ...(levels === 0 ? [] : [{ type: 'level', unit: id, by: levels, reason } as const]),
    ...(dps === 0 ? [] : [{ type: 'dps', unit: id, n: dps, cause: 'combat', reason } as const]),
  ];
}

/** AFTER: where each unit stands when the round is over. Who runs is unformed once it has moved (AFTER-9). */
const MOVES: Record<
  Exclude<CombatMove, 'choice' | 'eliminated' | 'fightAgain'>,
  { set: UnitChange; rule: RuleId }
> = {
  fallBack: { set: { inCombat: true, followingUp: false, course: 'steady' }, rule: 'AFTER-1' },
  followUp: { set: { inCombat: true, followingUp: true, course: 'steady' }, rule: 'AFTER-2' },
  retire: { set: { inCombat: false, followingUp: false, course: 'retiring' }, rule: 'AFTER-3' },
  break: { set: { inCombat: false, followingUp: false, course: 'broken' }, rule: 'AFTER-4' },
  pursue: { set: { inCombat: false, followingUp: false, course: 'pursuing' }, rule: 'AFTER-5' },
  stepBack: { set: { inCombat: false, followingUp: false, course: 'steady' }, rule: 'RES-3' },
  stay: { set: { inCombat: false, followingUp: false, course: 'steady' }, rule: 'RES-2' },
};

/** Whoever runs has his move after the combat still before him. */
const BEFORE_THE_RUN = { moved: null, reached: null, caught: null } as const;

function moves(battle: Battle, last: CombatRound, choice: 'followUp' | 'pursue'): Effect[] {
  const all = SIDES.flatMap((side) => last.results[side]);
  const parted = all.some(({ move }) => move === 'choice');
  const winnersLeave = choice === 'pursue' && parted;
  const nobodyPursues = choice === 'followUp' && parted;
  return SIDES.flatMap((side) =>
    last.results[side].flatMap((result): Effect[] => {
      const move = result.move === 'choice' ? choice : result.move;
      if (move === 'eliminated' || move === 'fightAgain') return [];
      const { set, rule } = MOVES[move];
      const won = isWin(last.bands[side]);
      return [
        {
          type: 'unit',
          unit: result.id,
          set: {
            ...set,
            // Nobody follows those that fell back when the winners run after the others.
            ...(move === 'fallBack' && winnersLeave && { inCombat: false }),
            // RISK-2 lasts until it wins a combat.
            ...(won && battle.units[result.id]?.fightsToDeath && { fightsToDeath: false }),
            thisTurn: { fought: true, ...(set.course !== 'steady' && BEFORE_THE_RUN) },
          },
          reason: rule,
        },
        ...(move === 'break' && nobodyPursues ? [dispersed(result.id)] : []),
      ];
    }),
  );
}
