import {
  has,
  hasOnly,
  isList,
  isNumber,
  isOneOf,
  isOneOfShapes,
  isRecord,
  isTable,
  isText,
  isTruth,
  isYes,
  nullable,
  optional,
  type Shapes,
} from '#/core/shape';
import { CARDS } from './cards';
import type { Command, CommandBody } from './command';
import { DUEL_FIGHTERS } from './duel';
import type { Options } from './options';
import { MOVE_PURPOSES } from './rolls/movement';
import { COURSES, DP_CAUSES, FATES, LEVELS, LOSSES, PHASES, SIDES, SUPERNUMERARIES } from './words';

/** Whether there is such a unit or contingent the rules say. */
const isId = isText;

const ids = isList(isId);
const faces = isList(isNumber);
const side = isOneOf(SIDES);
const card = isOneOf(CARDS);
const cards = isList(card);
const fighter = isOneOf(DUEL_FIGHTERS);
const loss = isOneOf(LOSSES);
const step = isOneOf([1, -1]);
const bothSides = (check: typeof isText) => hasOnly({ red: check, black: check });
const diceOff = isList(bothSides(isNumber));
const byId = isTable(isId, faces);
const blow = optional(isOneOf(['strike', 'parry']));

const choice = (value: unknown): boolean =>
  isRecord(value) &&
  ('unit' in value ? isId(value.unit) : isId(value.contingent) && optional(isId)(value.challenges));

const volley = has({
  shooters: isList(has({ unit: isId, stands: isNumber })),
  target: isId,
  cover: isTruth,
  outflanking: optional(isYes),
  counted: optional(isYes),
  skilledArcher: (value) => isTruth(value) || isNumber(value),
  faces,
});

const chargeTest = has({
  unit: isId,
  target: optional(isId),
  face: nullable(isNumber),
  friendCharging: isTruth,
  standardNear: isTruth,
});

const place = has({
  unit: isId,
  engagedStands: isNumber,
  flankSupports: isNumber,
  charged: isTruth,
  followingUp: isTruth,
  inspired: isTruth,
  fromFlankOrRear: isTruth,
  worseGround: isTruth,
  leaderFighting: isTruth,
});

const handUnit = hasOnly({
  dps: optional(isNumber),
  level: optional(isOneOf(LEVELS)),
  stands: optional(isNumber),
  formed: optional(isTruth),
  course: optional(isOneOf(COURSES)),
  inCombat: optional(isTruth),
  followingUp: optional(isTruth),
  fightsToDeath: optional(isTruth),
  lost: optional(nullable(loss)),
  charged: optional(isTruth),
  supernumeraries: optional(isList(isOneOf(SUPERNUMERARIES))),
});

const OPTIONS: Readonly<Record<keyof Options, typeof isText>> = {
  restD: isOneOf(['near', 'far']),
  rain: isOneOf(['twoTurns', 'restOfGame']),
  minDie: isOneOf([0, 1]),
  missileLevels: isOneOf(['eachHit', 'once']),
  nearbyLosses: isOneOf(['oneLevel', 'each']),
  commanderKilled: isOneOf(['contingent', 'army']),
  campFollowers: isOneOf(['contingent', 'attached']),
  dpCap: isOneOf(['stops', 'goesOn']),
  duelOrder: isOneOf(['duelsFirst', 'movesFirst']),
  terrainStop: isTruth,
  halt: isOneOf(['front', 'visible']),
};

const COMMANDS: Shapes<CommandBody> = {
  nextPhase: {},
  pass: { side },
  rollInitiative: { rolls: diceOff, first: side },
  rollDeployment: { rolls: diceOff },
  rollLeaderPoints: { contingent: isId, face: isNumber },
  end: {
    ending: hasOnly({ how: isOneOf(['gaveUp', 'timeCalled', 'agreed']), side: nullable(side) }),
  },
  resume: {},
  drawCard: { card: optional(card) },
  callHolyPerson: { callers: ids, redraw: isTruth, card: optional(card) },
  settleCard: { choice: optional(choice) },
  removeDp: { contingent: isId, unit: isId },
  changeLevel: { contingent: isId, unit: isId, by: step },
  signal: { contingent: isId, further: optional(ids) },
  campFollowers: { from: isId, unit: isId },
  moveCampFollowers: { from: isId, to: isId },
  challenge: { contingent: isId, target: isId, fighter },
  acceptChallenge: { fighter },
  refuseChallenge: { face: isNumber },
  dealDuel: { seed: nullable(isText) },
  discard: { side, cards },
  rollAdvantage: { rolls: diceOff },
  exchange: { cards: bothSides(card), jokerAs: optional(bothSides(blow)) },
  leaveDuel: {},
  controlTest: { unit: isId, face: isNumber, adjust: optional(step) },
  inLine: { contingent: isId },
  move: {
    units: ids,
    purpose: isOneOf(MOVE_PURPOSES),
    advance: isTruth,
    faces,
    turning: optional(isOneOf(['changeDirection', 'aboutFace', 'embark', 'disembark'])),
    stopShort: optional(isYes),
  },
  manoeuvre: {
    unit: isId,
    how: isOneOf(['sideStep', 'formUp', 'difficultTerrain', 'interpenetrate']),
  },
  rest: { unit: isId },
  restAll: { units: ids },
  stand: { units: ids },
  threaten: { units: ids },
  missiles: { volleys: isList(volley) },
  charge: { tests: isList(chargeTest) },
  combat: {
    order: has({
      red: isList(place),
      black: isList(place),
      charge: isTruth,
      winners: optional(isOneOf(['followUp', 'pursue'])),
    }),
    rounds: isList(byId),
    risks: byId,
    counted: optional(isList(ids)),
  },
  riskTest: { contingent: isId, faces },
  lostRetinue: { contingent: isId, face: isNumber, joins: optional(isId) },
  morale: { touched: isList(has({ shock: isId, units: ids })) },
  blocked: { unit: isId },
  caught: { unit: isId, by: optional(isId) },
  outrun: { unit: isId },
  meet: { unit: isId, enemies: ids },
  freeHack: { unit: isId, target: isId, faces, counted: optional(isYes) },
  remove: { unit: isId, how: loss },
  giveDp: { unit: isId, cause: optional(isOneOf(DP_CAUSES)) },
  takeDp: { unit: isId },
  setUnit: { unit: isId, set: handUnit },
  setLeader: {
    contingent: isId,
    set: hasOnly({
      lp: optional(isNumber),
      spent: optional(isNumber),
      fate: optional(isOneOf(FATES)),
    }),
  },
  setSignalled: { contingent: isId, signalled: isTruth },
  setRetained: { side, cards },
  setLine: { side, units: ids },
  setPhase: { turn: isNumber, phase: isOneOf(PHASES) },
  setFirst: { side: nullable(side) },
  setRain: { until: isNumber },
  setOptions: { options: hasOnly(OPTIONS) },
  dismissShocks: {},
};

const isTerms = has({
  anyway: optional(isYes),
  declined: optional(isList(Number.isInteger)),
  fortune: optional(has({ side, roll: isText, thrown: faces })),
});

const isBody = isOneOfShapes(COMMANDS);

/** Whether `decide` may read it: the rest of the rules trusts the types of a command. */
export const isCommand = (value: unknown): value is Command => isBody(value) && isTerms(value);
