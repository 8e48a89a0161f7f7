import type { Command, CommandBody } from './command';
import type { Event } from './event';
import { FACES, ORDERS, PHASES, PRINTED_CLASSES, SIDES } from './words';

/**
 * What a command and an event must look like before anything reads them: `decide` refuses, and
 * `evolve` passes over, whatever has another shape. Whether the values make sense is for the rules.
 */
type Check = (value: unknown) => boolean;

const text: Check = (value) => typeof value === 'string';
const number: Check = (value) => typeof value === 'number';
const truth: Check = (value) => typeof value === 'boolean';
const yes: Check = (value) => value === true;
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const object =
  (shape: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isRecord(value) && Object.entries(shape).every(([key, check]) => check(value[key]));

const side = oneOf(SIDES);
const ids = listOf(text);
const numbers = listOf(number);

const handUnit = object({
  steps: optional(number),
  suppressed: optional(truth),
  inShieldWall: optional(truth),
  arrived: optional(truth),
  fired: optional(truth),
  attacked: optional(truth),
  wasAttacked: optional(truth),
  class: optional(oneOf(PRINTED_CLASSES)),
  fireFactor: optional(nullable(number)),
});

const options = object({
  chain: truth,
  suppressedFire: truth,
  lastTwo: oneOf(['eliminated', 'spared']),
  bonusLimit: truth,
  reverse: oneOf(['hidden', 'shown']),
  lightHorseHigh: oneOf(['neither', 'both']),
});

/** Every key of every command, because the compiler says so. */
type Shapes<T extends { readonly type: string }> = {
  readonly [Type in T['type']]: {
    readonly [Key in Exclude<keyof Extract<T, { type: Type }>, 'type'>]-?: Check;
  };
};

const COMMANDS: Shapes<CommandBody> = {
  nextPhase: {},
  declareInitiative: {},
  end: { ending: object({ how: oneOf(['gaveUp', 'agreed']), winner: nullable(side) }) },
  resume: {},
  lay: {
    wing: text,
    marker: number,
    face: oneOf(FACES),
    on: optional(oneOf(ORDERS)),
    pitched: optional(yes),
  },
  takeBack: { marker: number },
  repeatOrders: {},
  choosePitched: { wing: text, pitched: truth },
  integrity: { out: ids },
  hold: { unit: text, held: truth },
  arrive: { unit: text },
  fire: {
    unit: text,
    target: text,
    face: number,
    high: optional(yes),
    modifiers: optional(numbers),
  },
  attack: {
    target: text,
    attackers: ids,
    face: number,
    primary: optional(text),
    downhill: optional(yes),
    trench: optional(yes),
    modifiers: optional(numbers),
  },
  changeResult: { take: truth },
  resolve: { loses: optional(text), blocked: optional(ids) },
  advance: { unit: nullable(text), unable: optional(yes) },
  setUnit: { unit: text, set: handUnit },
  setAwarded: { side, points: number },
  setInitiative: { side: nullable(side) },
  setPhase: { side, turn: number, phase: oneOf(PHASES) },
  setUsedUp: { side, marker: number, usedUp: truth },
  setOptions: { options },
  dropAttack: {},
};

const EVENTS: Shapes<Event> = {
  unit: { unit: text, set: isRecord, reason: text },
  wing: { wing: text, set: isRecord, reason: text },
  moved: { unit: text, how: oneOf(['retreats', 'advances']), reason: text },
  battle: { set: isRecord, reason: text },
  phase: { phase: oneOf(PHASES), check: ids, moving: ids, reason: text },
  turn: { side, check: ids, reason: text },
  dice: { roll: oneOf(['attack', 'fire']), by: text, face: number, meaning: text },
};

const TERMS = object({ anyway: optional(yes), declined: optional(numbers) });

const fits = (
  shapes: Readonly<Record<string, Readonly<Record<string, Check>>>>,
  value: unknown,
): boolean => {
  if (!isRecord(value) || typeof value.type !== 'string') return false;
  const shape = Object.hasOwn(shapes, value.type) ? shapes[value.type] : undefined;
  return shape !== undefined && object(shape)(value);
};

export const isCommand = (value: unknown): value is Command =>
  fits(COMMANDS, value) && TERMS(value);

export const isEvent = (value: unknown): value is Event => fits(EVENTS, value);
