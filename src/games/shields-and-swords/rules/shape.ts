import {
  has,
  hasOnly,
  isList,
  isNumber,
  isOneOf,
  isOneOfShapes,
  isRecord,
  isText,
  isTruth,
  isYes,
  nullable,
  optional,
  type Shapes,
} from '#/core/shape';
import type { Command, CommandBody } from './command';
import type { Event } from './event';
import { FACES, ORDERS, PHASES, PRINTED_CLASSES, SIDES } from './words';

const side = isOneOf(SIDES);
const ids = isList(isText);
const numbers = isList(isNumber);

const handUnit = hasOnly({
  steps: optional(isNumber),
  suppressed: optional(isTruth),
  inShieldWall: optional(isTruth),
  arrived: optional(isTruth),
  fired: optional(isTruth),
  attacked: optional(isTruth),
  wasAttacked: optional(isTruth),
  class: optional(isOneOf(PRINTED_CLASSES)),
  fireFactor: optional(nullable(isNumber)),
});

const options = hasOnly({
  chain: isTruth,
  suppressedFire: isTruth,
  lastTwo: isOneOf(['eliminated', 'spared']),
  bonusLimit: isTruth,
  reverse: isOneOf(['hidden', 'shown']),
  lightHorseHigh: isOneOf(['neither', 'both']),
});

/**
 * What a command and an event must look like before anything reads them: `decide` refuses, and
 * `evolve` passes over, whatever has another shape. Whether the values make sense is for the rules.
 */
const COMMANDS: Shapes<CommandBody> = {
  nextPhase: {},
  declareInitiative: {},
  end: { ending: hasOnly({ how: isOneOf(['gaveUp', 'agreed']), winner: nullable(side) }) },
  resume: {},
  lay: {
    wing: isText,
    marker: isNumber,
    face: isOneOf(FACES),
    on: optional(isOneOf(ORDERS)),
    pitched: optional(isYes),
  },
  takeBack: { marker: isNumber },
  repeatOrders: {},
  choosePitched: { wing: isText, pitched: isTruth },
  integrity: { out: ids },
  hold: { unit: isText, held: isTruth },
  arrive: { unit: isText },
  fire: {
    unit: isText,
    target: isText,
    face: isNumber,
    high: optional(isYes),
    modifiers: optional(numbers),
  },
  attack: {
    target: isText,
    attackers: ids,
    face: isNumber,
    primary: optional(isText),
    downhill: optional(isYes),
    trench: optional(isYes),
    modifiers: optional(numbers),
  },
  changeResult: { take: isTruth },
  resolve: { loses: optional(isText), blocked: optional(ids) },
  advance: { unit: nullable(isText), unable: optional(isYes) },
  setUnit: { unit: isText, set: handUnit },
  setAwarded: { side, points: isNumber },
  setInitiative: { side: nullable(side) },
  setPhase: { side, turn: isNumber, phase: isOneOf(PHASES) },
  setUsedUp: { side, marker: isNumber, usedUp: isTruth },
  setOptions: { options },
  dropAttack: {},
};

const EVENTS: Shapes<Event> = {
  unit: { unit: isText, set: isRecord, reason: isText },
  wing: { wing: isText, set: isRecord, reason: isText },
  moved: { unit: isText, how: isOneOf(['retreats', 'advances']), reason: isText },
  battle: { set: isRecord, reason: isText },
  phase: { phase: isOneOf(PHASES), check: ids, moving: ids, reason: isText },
  turn: { side, check: ids, reason: isText },
  dice: { roll: isOneOf(['attack', 'fire']), by: isText, face: isNumber, meaning: isText },
};

const isTerms = has({ anyway: optional(isYes), declined: optional(isList(isNumber)) });
const isBody = isOneOfShapes(COMMANDS);

export const isCommand = (value: unknown): value is Command => isBody(value) && isTerms(value);

export const isEvent = isOneOfShapes(EVENTS) as (value: unknown) => value is Event;
