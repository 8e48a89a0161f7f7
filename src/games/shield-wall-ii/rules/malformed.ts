import { D6 } from '#/core/dice';
import {
  hasOnly,
  isList,
  isNumber,
  isOneOf,
  isRecord,
  isText,
  isTruth,
  isYes,
  nullable,
} from '#/core/shape';
import type { Command } from './command';
import { isFacing, isHex } from './hexes';
import { invalid, type Refusal, type RuleId } from './rule';
import { LEVELS, PHASES, SIDES, STATES } from './words';

/** What a field must be, and what to say when it is something else. */
interface Field {
  readonly is: (value: unknown) => boolean;
  readonly why: string;
  readonly rule: RuleId | null;
}

const field = (is: Field['is'], why: string, rule: RuleId | null = null): Field => ({
  is,
  why,
  rule,
});

const optional = ({ is, ...rest }: Field): Field => ({
  ...rest,
  is: (value) => value === undefined || is(value),
});

const unit = field(isText, 'There is no such unit.');
const units = field(isList(isText), 'There are no such units.');
const hex = field(isHex, 'There is no such hex on the board.', 'MAP-1');
const facing = field(isFacing, 'A warband faces one of the six corners of its hex.', 'MAP-7');
const face = field(isOneOf([...D6, null]), 'There is no such face on this die.', 'ATT-3');
const side = field(isOneOf(SIDES), 'There is no such army.', 'ARMY-1');
const phase = field(isOneOf(PHASES), 'A player turn has orders, then attacks.', 'TURN-2');
const state = field(isOneOf(STATES), 'A unit is waiting, fresh, spent or routed.', 'ARMY-3');
const truth = field(isTruth, 'This is either so or not.');
const number = field(isNumber, 'This is not a number.');
const hexOrNone = field(nullable(isHex), hex.why, hex.rule);

type Fields = Readonly<Record<string, Field>>;

const isExactly = (fields: Fields) =>
  hasOnly(Object.fromEntries(Object.entries(fields).map(([key, { is }]) => [key, is])));

const within = (fields: Fields, why: string, rule: RuleId | null = null): Field =>
  field(isExactly(fields), why, rule);

const handUnit: Fields = {
  state: optional(state),
  hex: optional(hexOrNone),
  facing: optional(facing),
  moved: optional(truth),
  attacked: optional(truth),
};
const placement: Fields = { unit, state, hex: hexOrNone, facing };
const byRole: Fields = { superior: number, inferior: number };
const options: Fields = {
  commandsShort: within(byRole, 'Commands short are given for each army.', 'OPT-COMMANDS'),
  pointsToWin: within(byRole, 'Points to win are given for each army.', 'OPT-POINTS'),
  turns: number,
  playOn: truth,
};
const ending: Fields = {
  how: field(isOneOf(['won', 'field', 'gaveUp', 'stopped']), 'A battle does not end like this.'),
  side: field(isOneOf([...SIDES, null]), side.why, side.rule),
};

const opponent: Fields = {
  side,
  level: field(isOneOf(LEVELS), 'The phone plays at one of three levels.'),
};

/** What every command must hold; the table is complete because the compiler says so. */
const FIELDS: { readonly [Type in Command['type']]: Fields } = {
  deploy: { unit, to: optional(hex), facing: optional(facing) },
  move: { unit, to: optional(hex), facing: optional(facing) },
  turn: { unit, facing: optional(facing) },
  attack: {
    target: unit,
    attackers: units,
    face,
    downhill: optional(units),
    friendInFront: optional(units),
  },
  save: { savers: units },
  letRout: {},
  pursue: { unit },
  stay: {},
  beginAttacks: {},
  endTurn: {},
  end: { ending: within(ending, 'A battle does not end like this.') },
  resume: {},
  setUnit: { unit, set: within(handUnit, 'This cannot be set on a unit.') },
  setCommands: { total: number, left: number },
  setTurn: { turn: number, side, phase },
  setOptions: { options: within(options, 'These options are not complete.') },
  setOpponent: {
    opponent: field(nullable(isExactly(opponent)), 'Say which side the phone plays, and how well.'),
  },
  toTally: {},
  toBoard: {
    units: field(isList(isExactly(placement)), 'Say of every unit how and where it stands.'),
  },
};

const TERMS: Fields = {
  anyway: optional(field(isYes, '"anyway" is true or left out.')),
  declined: optional(field(isList(Number.isInteger), 'Declined effects go by their place.')),
};

const faultIn = (fields: Fields, value: Readonly<Record<string, unknown>>): Field | null =>
  Object.entries(fields).find(([key, { is }]) => !is(value[key]))?.[1] ?? null;

/** A refusal for whatever is not a command at all, so that the rest of `decide` can trust its types. */
export function malformed(command: unknown): Refusal | null {
  if (!isRecord(command)) return invalid('There is no such command.');
  const { type } = command;
  if (typeof type !== 'string' || !Object.hasOwn(FIELDS, type)) {
    return invalid('There is no such command.');
  }
  const fault = faultIn({ ...FIELDS[type as Command['type']], ...TERMS }, command);
  return fault && invalid(fault.why, fault.rule);
}
