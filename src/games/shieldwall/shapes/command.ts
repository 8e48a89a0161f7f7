import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import { COURSES, type Command, DP_CAUSES, MOVE_PURPOSES } from '../rules';
import { blow, fighterKind } from './duel';
import {
  bothSides,
  card,
  cards,
  ending,
  face,
  faces,
  fate,
  few,
  id,
  ids,
  level,
  list,
  loss,
  options,
  phase,
  roll,
  seed,
  side,
  supernumeraries,
  whole,
  yes,
} from './words';

const optional = v.exactOptional;
const terms = {
  anyway: optional(yes),
  declined: optional(list(whole(0, 9999), 1000)),
  fortune: optional(v.object({ side, roll, thrown: faces })),
};

const wish = <const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ type: v.literal(type), ...entries, ...terms });

const diceOff = list(v.object({ red: face, black: face }), 100);
const oneUp = v.picklist([1, -1]);
const byUnit = v.record(id, faces);

const turnWishes = [
  wish('nextPhase', {}),
  wish('pass', { side }),
  wish('rollInitiative', { rolls: diceOff, first: side }),
  wish('rollDeployment', { rolls: diceOff }),
  wish('rollLeaderPoints', { contingent: id, face }),
  wish('end', { ending }),
  wish('resume', {}),
] as const;

const godWishes = [
  wish('drawCard', { card: optional(card) }),
  wish('callHolyPerson', { callers: ids, redraw: v.boolean(), card: optional(card) }),
  wish('settleCard', {
    choice: optional(
      v.union([
        v.object({ contingent: id, challenges: id }),
        v.object({ contingent: id }),
        v.object({ unit: id }),
      ]),
    ),
  }),
] as const;

const leaderWishes = [
  wish('removeDp', { contingent: id, unit: id }),
  wish('changeLevel', { contingent: id, unit: id, by: oneUp }),
  wish('signal', { contingent: id, further: optional(ids) }),
  wish('campFollowers', { from: id, unit: id }),
  wish('moveCampFollowers', { from: id, to: id }),
] as const;

const duelWishes = [
  wish('challenge', { contingent: id, target: id, fighter: fighterKind }),
  wish('acceptChallenge', { fighter: fighterKind }),
  wish('refuseChallenge', { face }),
  wish('dealDuel', { seed: v.nullable(seed) }),
  wish('discard', { side, cards }),
  wish('rollAdvantage', { rolls: diceOff }),
  wish('exchange', {
    cards: bothSides(card),
    jokerAs: optional(v.object({ red: optional(blow), black: optional(blow) })),
  }),
  wish('leaveDuel', {}),
] as const;

const movementWishes = [
  wish('inLine', { contingent: id }),
  wish('controlTest', { unit: id, face, adjust: optional(oneUp) }),
  wish('move', {
    units: ids,
    purpose: v.picklist(MOVE_PURPOSES),
    advance: v.boolean(),
    faces,
    turning: optional(v.picklist(['changeDirection', 'aboutFace', 'embark', 'disembark'])),
    stopShort: optional(yes),
  }),
  wish('manoeuvre', {
    unit: id,
    how: v.picklist(['sideStep', 'formUp', 'difficultTerrain', 'interpenetrate']),
  }),
  wish('rest', { unit: id }),
  wish('threaten', { units: ids }),
] as const;

const volley = v.object({
  shooters: list(v.object({ unit: id, stands: few }), 99),
  target: id,
  cover: v.boolean(),
  outflanking: optional(yes),
  skilledArcher: v.union([v.boolean(), few]),
  faces,
});

const chargeTest = v.object({
  unit: id,
  face: v.nullable(face),
  friendCharging: v.boolean(),
  standardNear: v.boolean(),
});

const place = v.object({
  unit: id,
  engagedStands: few,
  flankSupports: few,
  charged: v.boolean(),
  followingUp: v.boolean(),
  inspired: v.boolean(),
  fromFlankOrRear: v.boolean(),
  worseGround: v.boolean(),
  leaderFighting: v.boolean(),
});

const fightWishes = [
  wish('missiles', { volleys: list(volley, 99) }),
  wish('charge', { tests: list(chargeTest, 99) }),
  wish('combat', {
    order: v.object({
      red: list(place, 99),
      black: list(place, 99),
      charge: v.boolean(),
      winners: optional(v.picklist(['followUp', 'pursue'])),
    }),
    rounds: list(byUnit, 2),
    risks: byUnit,
  }),
] as const;

const aftermathWishes = [
  wish('riskTest', { contingent: id, faces }),
  wish('lostRetinue', { contingent: id, face, joins: optional(id) }),
  wish('morale', { touched: list(v.object({ shock: id, units: ids }), 1000) }),
  wish('blocked', { unit: id }),
  wish('caught', { unit: id, by: optional(id) }),
  wish('outrun', { unit: id }),
  wish('meet', { unit: id, enemies: ids }),
  wish('freeHack', { unit: id, target: id, faces }),
  wish('remove', { unit: id, how: loss }),
] as const;

const handWishes = [
  wish('giveDp', { unit: id, cause: optional(v.picklist(DP_CAUSES)) }),
  wish('takeDp', { unit: id }),
  wish('setUnit', {
    unit: id,
    set: v.object({
      dps: optional(few),
      level: optional(level),
      stands: optional(few),
      formed: optional(v.boolean()),
      course: optional(v.picklist(COURSES)),
      inCombat: optional(v.boolean()),
      followingUp: optional(v.boolean()),
      fightsToDeath: optional(v.boolean()),
      lost: optional(v.nullable(loss)),
      charged: optional(v.boolean()),
      supernumeraries: optional(supernumeraries),
    }),
  }),
  wish('setLeader', {
    contingent: id,
    set: v.object({ lp: optional(few), spent: optional(few), fate: optional(fate) }),
  }),
  wish('setSignalled', { contingent: id, signalled: v.boolean() }),
  wish('setRetained', { side, cards }),
  wish('setLine', { side, units: ids }),
  wish('setPhase', { turn: whole(1, 999), phase }),
  wish('setFirst', { side: v.nullable(side) }),
  wish('setRain', { until: whole(0, Number.MAX_SAFE_INTEGER) }),
  wish('setOptions', { options }),
  wish('dismissShocks', {}),
] as const;

export const command = v.variant('type', [
  ...turnWishes,
  ...godWishes,
  ...leaderWishes,
  ...duelWishes,
  ...movementWishes,
  ...fightWishes,
  ...aftermathWishes,
  ...handWishes,
]);
same<Same<v.InferOutput<typeof command>, Command>>(true);
