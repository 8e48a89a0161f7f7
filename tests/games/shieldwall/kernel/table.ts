import { expect } from 'vitest';
import {
  type Battle,
  begin,
  type Command,
  type Contingent,
  decide,
  type Effect,
  type Event,
  evolve,
  type Force,
  type Grade,
  type Leader,
  type MusteredUnit,
  type Options,
  preview,
  QUICK_SHEET,
  type Side,
  type Supernumerary,
  type Unit,
  type UnitTurn,
} from '#/games/shieldwall/rules';

/** Two hosts on a table, and short words for what is done to them. */

const unit =
  (kind: MusteredUnit['kind']) =>
  (name: string, grade: Grade, stands: number, ...supernumeraries: Supernumerary[]) => ({
    name,
    kind,
    grade,
    stands,
    supernumeraries,
  });
const retinue = unit('retinue');
const band = unit('band');

/**
 * Red: Harald (5 LPs, C-in-C, standard) with an A retinue, B and C bands; Sven (3 LPs) with a B
 * retinue and a D band that has camp followers. Black: Alfred (4 LPs, C-in-C) with an A retinue
 * and a C band; Uhtred (2 LPs) with a B retinue of two stands and a C band.
 */
const TABLE: Battle = begin({
  armies: {
    red: {
      name: 'Danes',
      contingents: [
        {
          name: 'Centre',
          leader: { name: 'Harald', lp: 5, commander: true },
          units: [
            retinue('Hird', 'A', 1, 'battleStandard'),
            band('Crews', 'B', 2),
            band('Oarsmen', 'C', 2),
          ],
        },
        {
          name: 'Left',
          leader: { name: 'Sven', lp: 3, commander: false },
          units: [retinue('Housecarls', 'B', 1), band('Thralls', 'D', 2, 'campFollowers')],
        },
      ],
    },
    black: {
      name: 'Saxons',
      contingents: [
        {
          name: 'Right',
          leader: { name: 'Alfred', lp: 4, commander: true },
          units: [retinue('Household', 'A', 1), band('Fyrd', 'C', 2)],
        },
        {
          name: 'Left',
          leader: { name: 'Uhtred', lp: 2, commander: false },
          units: [retinue('Thegns', 'B', 2), band('Levy', 'C', 2)],
        },
      ],
    },
  },
  options: QUICK_SHEET,
  seed: 'table',
});

export const HIRD = 'red-0-0';
export const CREWS = 'red-0-1';
export const OARSMEN = 'red-0-2';
export const HOUSECARLS = 'red-1-0';
export const THRALLS = 'red-1-1';
export const HOUSEHOLD = 'black-0-0';
export const FYRD = 'black-0-1';
export const THEGNS = 'black-1-0';
export const LEVY = 'black-1-1';
export const RED = [HIRD, CREWS, OARSMEN, HOUSECARLS, THRALLS];
export const BLACK = [HOUSEHOLD, FYRD, THEGNS, LEVY];
export const HARALD = 'red-0';
export const SVEN = 'red-1';
export const ALFRED = 'black-0';
export const UHTRED = 'black-1';

export type UnitPatch = Partial<Omit<Unit, 'thisTurn'>> & { readonly thisTurn?: Partial<UnitTurn> };

export interface Patch extends Partial<Pick<Battle, 'phase' | 'turn' | 'first'>> {
  readonly battle?: Partial<Battle>;
  readonly options?: Partial<Options>;
  readonly units?: Readonly<Record<string, UnitPatch>>;
  readonly contingents?: Readonly<Record<string, Partial<Contingent>>>;
  readonly leaders?: Readonly<Record<string, Partial<Leader>>>;
  readonly sides?: Partial<Record<Side, Partial<Force>>>;
}

/** The table, changed where a test needs it. */
export function table(patch: Patch = {}): Battle {
  const { battle, options, units = {}, contingents = {}, leaders = {}, sides, ...frame } = patch;
  return {
    ...TABLE,
    ...frame,
    options: { ...TABLE.options, ...options },
    units: Object.fromEntries(
      Object.values(TABLE.units).map((each) => {
        const { thisTurn, ...rest } = units[each.id] ?? {};
        return [each.id, { ...each, ...rest, thisTurn: { ...each.thisTurn, ...thisTurn } }];
      }),
    ),
    contingents: Object.fromEntries(
      Object.values(TABLE.contingents).map((each) => [
        each.id,
        { ...each, ...contingents[each.id], leader: { ...each.leader, ...leaders[each.id] } },
      ]),
    ),
    sides: {
      red: { ...TABLE.sides.red, ...sides?.red },
      black: { ...TABLE.sides.black, ...sides?.black },
    },
    ...battle,
  };
}

export const folded = (battle: Battle, events: readonly Event[]): Battle =>
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

/** The lines that a player sees before anything is applied. */
export function linesOf(battle: Battle, command: Command): readonly Effect[] {
  const result = preview(battle, command);
  if (!result.ok) throw new Error(`refused (${result.error.rule}): ${result.error.why}`);
  return result.value.effects;
}

/** Kind and rule of a refusal, after making sure that the battle is as it was. */
export function refusal(battle: Battle, command: Command): readonly [string, string | null] {
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

export function contingentIn(battle: Battle, id: string): Contingent {
  const found = battle.contingents[id];
  if (!found) throw new Error(`no contingent ${id}`);
  return found;
}

export const leaderIn = (battle: Battle, id: string): Leader => contingentIn(battle, id).leader;

/** Level, DPs and stands in short: `ready 2 1`. */
export function state(battle: Battle, id: string): string {
  const { level, dps, stands, lost } = unitIn(battle, id);
  return lost ?? `${level} ${dps} ${stands}`;
}

export const states = (battle: Battle, ids: readonly string[]): readonly string[] =>
  ids.map((id) => state(battle, id));
