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

const commandOf = <const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ type: v.literal(type), ...entries, ...terms });

const diceOff = list(v.object({ red: face, black: face }), 100);
const oneUp = v.picklist([1, -1]);
const byUnit = v.record(id, faces);

const turnCommands = [
  commandOf('nextPhase', {}),
  commandOf('pass', { side }),
  commandOf('rollInitiative', { rolls: diceOff, first: side }),
  commandOf('rollDeployment', { rolls: diceOff }),
  commandOf('rollLeaderPoints', { contingent: id, face }),
  commandOf('end', { ending }),
  commandOf('resume', {}),
] as const;

const godCommands = [
  commandOf('drawCard', { card: optional(card) }),
  commandOf('callHolyPerson', { callers: ids, redraw: v.boolean(), card: optional(card) }),
  commandOf('settleCard', {
    choice: optional(
      v.union([
        v.object({ contingent: id, challenges: id }),
        v.object({ contingent: id }),
        v.object({ unit: id }),
      ]),
    ),
  }),
] as const;

const leaderCommands = [
  commandOf('removeDp', { contingent: id, unit: id }),
  commandOf('changeLevel', { contingent: id, unit: id, by: oneUp }),
  commandOf('signal', { contingent: id, further: optional(ids) }),
  commandOf('campFollowers', { from: id, unit: id }),
  commandOf('moveCampFollowers', { from: id, to: id }),
] as const;

const duelCommands = [
  commandOf('challenge', { contingent: id, target: id, fighter: fighterKind }),
  commandOf('acceptChallenge', { fighter: fighterKind }),
  commandOf('refuseChallenge', { face }),
  commandOf('dealDuel', { seed: v.nullable(seed) }),
  commandOf('discard', { side, cards }),
  commandOf('rollAdvantage', { rolls: diceOff }),
  commandOf('exchange', {
    cards: bothSides(card),
    jokerAs: optional(v.object({ red: optional(blow), black: optional(blow) })),
  }),
  commandOf('leaveDuel', {}),
] as const;

const movementCommands = [
  commandOf('inLine', { contingent: id }),
  commandOf('controlTest', { unit: id, face, adjust: optional(oneUp) }),
  commandOf('move', {
    units: ids,
    purpose: v.picklist(MOVE_PURPOSES),
    advance: v.boolean(),
    faces,
    turning: optional(v.picklist(['changeDirection', 'aboutFace', 'embark', 'disembark'])),
    stopShort: optional(yes),
  }),
  commandOf('manoeuvre', {
    unit: id,
    how: v.picklist(['sideStep', 'formUp', 'difficultTerrain', 'interpenetrate']),
  }),
  commandOf('rest', { unit: id }),
  commandOf('restAll', { units: ids }),
  commandOf('stand', { units: ids }),
  commandOf('threaten', { units: ids }),
] as const;

const volley = v.object({
  shooters: list(v.object({ unit: id, stands: few }), 99),
  target: id,
  cover: v.boolean(),
  outflanking: optional(yes),
  skilledArcher: v.union([v.boolean(), few]),
  faces,
  counted: optional(yes),
});

const chargeTest = v.object({
  unit: id,
  target: optional(id),
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

const fightCommands = [
  commandOf('missiles', { volleys: list(volley, 99) }),
  commandOf('charge', { tests: list(chargeTest, 99) }),
  commandOf('combat', {
    order: v.object({
      red: list(place, 99),
      black: list(place, 99),
      charge: v.boolean(),
      winners: optional(v.picklist(['followUp', 'pursue'])),
    }),
    rounds: list(byUnit, 2),
    risks: byUnit,
    counted: optional(list(ids, 2)),
  }),
] as const;

const aftermathCommands = [
  commandOf('riskTest', { contingent: id, faces }),
  commandOf('lostRetinue', { contingent: id, face, joins: optional(id) }),
  commandOf('morale', { touched: list(v.object({ shock: id, units: ids }), 1000) }),
  commandOf('blocked', { unit: id }),
  commandOf('caught', { unit: id, by: optional(id) }),
  commandOf('outrun', { unit: id }),
  commandOf('meet', { unit: id, enemies: ids }),
  commandOf('freeHack', { unit: id, target: id, faces, counted: optional(yes) }),
  commandOf('remove', { unit: id, how: loss }),
] as const;

const handCommands = [
  commandOf('giveDp', { unit: id, cause: optional(v.picklist(DP_CAUSES)) }),
  commandOf('takeDp', { unit: id }),
  commandOf('setUnit', {
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
  commandOf('setLeader', {
    contingent: id,
    set: v.object({ lp: optional(few), spent: optional(few), fate: optional(fate) }),
  }),
  commandOf('setSignalled', { contingent: id, signalled: v.boolean() }),
  commandOf('setRetained', { side, cards }),
  commandOf('setLine', { side, units: ids }),
  commandOf('setPhase', { turn: whole(1, 999), phase }),
  commandOf('setFirst', { side: v.nullable(side) }),
  commandOf('setRain', { until: whole(0, Number.MAX_SAFE_INTEGER) }),
  commandOf('setOptions', { options }),
  commandOf('dismissShocks', {}),
] as const;

export const command = v.variant('type', [
  ...turnCommands,
  ...godCommands,
  ...leaderCommands,
  ...duelCommands,
  ...movementCommands,
  ...fightCommands,
  ...aftermathCommands,
  ...handCommands,
]);
same<Same<v.InferOutput<typeof command>, Command>>(true);
