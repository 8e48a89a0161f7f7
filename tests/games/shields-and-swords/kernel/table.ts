import { expect } from 'vitest';
import {
  type Battle,
  begin,
  type Card,
  type Command,
  DEFAULT_OPTIONS,
  decide,
  type Effect,
  type Event,
  evolve,
  type Laid,
  type Options,
  type Order,
  preview,
  type Unit,
  type UnitPhase,
  type Wing,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';

/** The practice battle on a table, and short words for what is done to it. */

/** Byrhtnoth's wing: V A, V B, I B, I C, HH B. */
export const BYRHTNOTH = 'red-0';
export const HEARTH = 'red-0-0';
export const LEOFSUNU = 'red-0-1';
export const EDWARD = 'red-0-2';
export const DUNNERE = 'red-0-3';
export const GODRIC = 'red-0-4';
/** Offa's wing: V B, I C, L D, L D with FF 6 and one step, LH C with FF 7. */
export const OFFAS = 'red-1';
export const OFFA = 'red-1-0';
export const WISTAN = 'red-1-1';
export const LEVY = 'red-1-2';
export const ARCHERS = 'red-1-3';
export const MACCUS = 'red-1-4';
/** Olaf's wing, as Byrhtnoth's. */
export const OLAF = 'black-0';
export const HIRD = 'black-0-0';
export const KETIL = 'black-0-1';
export const THORKEL = 'black-0-2';
export const ORM = 'black-0-3';
export const EIRIK = 'black-0-4';
/** Guthmund's wing, as Offa's. */
export const GUTHMUNDS = 'black-1';
export const SKULI = 'black-1-1';
export const THRALLS = 'black-1-2';
export const BOWMEN = 'black-1-3';
export const SVEN = 'black-1-4';

/** Markers of a pool: Combat/Withdraw, Move/Fire, Horse/Shield Wall twice each, and a Bonus. */
const MARKER: Record<Order, readonly [number, number]> = {
  combat: [0, 1],
  withdraw: [0, 1],
  move: [2, 3],
  fire: [2, 3],
  horse: [4, 5],
  shieldWall: [4, 5],
};
export const BONUS = 6;

/** Orders at a wing: the first of the like markers for the first wing, the second for the second. */
export const orders = (place: 0 | 1, ...given: readonly Order[]): readonly Laid[] =>
  given.map((face) => ({ marker: MARKER[face][place], face }));

export const bonus = (on: Order, pitched?: true): Laid => ({
  marker: BONUS,
  face: 'bonus',
  on,
  ...(pitched && { pitched }),
});

export type UnitPatch = Partial<Omit<Unit, 'thisPhase'>> & {
  readonly thisPhase?: Partial<UnitPhase>;
};

export interface Patch extends Partial<Omit<Battle, 'card' | 'options' | 'units' | 'wings'>> {
  readonly card?: Partial<Card>;
  readonly options?: Partial<Options>;
  readonly units?: Readonly<Record<string, UnitPatch>>;
  readonly wings?: Readonly<Record<string, Partial<Wing>>>;
  /** What lies at each wing. */
  readonly laid?: Readonly<Record<string, readonly Laid[]>>;
}

/** The table, changed where a test needs it. */
export function table(patch: Patch = {}): Battle {
  const { card, options, units = {}, wings = {}, laid = {}, ...rest } = patch;
  const begun = begin({
    card: { ...PRACTICE, ...card },
    options: { ...DEFAULT_OPTIONS, ...options },
  });
  return {
    ...begun,
    ...rest,
    units: Object.fromEntries(
      Object.values(begun.units).map((each) => {
        const { thisPhase, ...changed } = units[each.id] ?? {};
        return [each.id, { ...each, ...changed, thisPhase: { ...each.thisPhase, ...thisPhase } }];
      }),
    ),
    wings: Object.fromEntries(
      Object.values(begun.wings).map((each) => [
        each.id,
        { ...each, ...wings[each.id], ...(laid[each.id] && { laid: laid[each.id] ?? [] }) },
      ]),
    ),
  };
}

/** A battle in the Combat phase, Combat ordered of both red wings. */
export const combat = (patch: Patch = {}): Battle =>
  table({
    phase: 'combat',
    laid: { [BYRHTNOTH]: orders(0, 'combat'), [OFFAS]: orders(1, 'combat') },
    ...patch,
  });

const folded = (battle: Battle, events: readonly Event[]): Battle =>
  events.reduce((now, event) => evolve(now, event), battle);

/** The events of a command that is accepted. */
export function eventsOf(battle: Battle, command: Command): readonly Event[] {
  const result = decide(battle, command);
  if (!result.ok) throw new Error(`refused (${result.error.rule}): ${result.error.why}`);
  return result.value;
}

/** The battle after commands that are all accepted. */
export const run = (battle: Battle, ...commands: readonly Command[]): Battle =>
  commands.reduce((now, command) => folded(now, eventsOf(now, command)), battle);

export const next: Command = { type: 'nextPhase' };

/** The lines that a player sees before anything is applied. */
export function linesOf(battle: Battle, command: Command): readonly Effect[] {
  const result = preview(battle, command);
  if (!result.ok) throw new Error(`refused (${result.error.rule}): ${result.error.why}`);
  return result.value;
}

/** Kind and rule of a refusal, after making sure that the battle is as it was. */
function refusal(battle: Battle, command: Command): readonly [string, string | null] {
  const before = structuredClone(battle);
  const result = decide(battle, command);
  expect(battle).toEqual(before);
  if (result.ok) throw new Error(`${command.type} was accepted`);
  expect(result.error.why).toMatch(/^\S.*[.?]$/);
  return [result.error.kind, result.error.rule];
}

/** A rule stands against it, and the players may do it all the same: the battle if they do. */
export function forbidden(battle: Battle, command: Command, rule: string): Battle {
  expect(refusal(battle, command)).toEqual(['forbidden', rule]);
  return run(battle, { ...command, anyway: true });
}

/** Nonsense, which no "anyway" helps. */
export function nonsense(battle: Battle, command: Command, rule: string | null = null): void {
  expect(refusal(battle, command)).toEqual(['invalid', rule]);
  expect(refusal(battle, { ...command, anyway: true })).toEqual(['invalid', rule]);
}

export function unitIn(battle: Battle, id: string): Unit {
  const found = battle.units[id];
  if (!found) throw new Error(`no unit ${id}`);
  return found;
}

export function wingIn(battle: Battle, id: string): Wing {
  const found = battle.wings[id];
  if (!found) throw new Error(`no wing ${id}`);
  return found;
}

export const stepsOf = (battle: Battle, ...ids: readonly string[]): readonly number[] =>
  ids.map((id) => unitIn(battle, id).steps);
