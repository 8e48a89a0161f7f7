import { expect } from 'vitest';
import {
  axialOf,
  type Battle,
  begin,
  type Command,
  decide,
  type Event,
  evolve,
  type Facing,
  type Hex,
  hexAt,
  type Options,
  type Placement,
  PRINTED,
  type RuleId,
  SIDES,
  type Side,
  type State,
  type TerrainModule,
  type Unit,
} from '#/games/shield-wall-ii/rules';

/** Two armies on open ground, and short words for what is done to them. */

/** The hex at these coordinates of the ledger. */
export function at(q: number, r: number): Hex {
  const hex = hexAt(q, r);
  if (hex === null) throw new Error(`no hex at ${q}, ${r}`);
  return hex;
}

/** Where a unit stands, which way it faces, and how it is. */
type Place = readonly [q: number, r: number, facing?: Facing, state?: State];

export interface Field {
  /** By the end of their ids: `0` is the lord's warband, `camp` the camp. */
  readonly red?: Readonly<Record<string, Place | 'routed' | 'waiting'>>;
  readonly black?: Readonly<Record<string, Place | 'routed' | 'waiting'>>;
  readonly inferior?: Side;
  readonly turn?: number;
  readonly side?: Side;
  readonly terrain?: readonly TerrainModule[];
  readonly options?: Partial<Options>;
  readonly mode?: 'board' | 'tally';
}

const placement = (unit: string, place: Place | 'routed' | 'waiting'): Placement => {
  if (typeof place === 'string') return { unit, state: place, hex: null, facing: 0 };
  const [q, r, facing = unit.startsWith('red') ? 0 : 3, state = 'fresh'] = place;
  return { unit, state, hex: at(q, r), facing };
};

const ARMY = (name: string) => ({
  name,
  leaders: [`${name} lord`],
  warbands: Array.from({ length: 10 }, (_, i) => (i === 0 ? `${name} lord` : `${name} ${i}`)),
});

/** Red is superior and on the move in turn 1, whoever is not placed waits, unless it is said otherwise. */
export function field(spec: Field = {}): Battle {
  return begin({
    armies: { red: ARMY('Red'), black: ARMY('Black') },
    inferior: spec.inferior ?? 'black',
    terrain: spec.terrain ?? [],
    options: { ...PRINTED, ...spec.options },
    mode: spec.mode ?? 'board',
    start: {
      turn: spec.turn ?? 1,
      side: spec.side ?? 'red',
      units: SIDES.flatMap((side) =>
        Object.entries(spec[side] ?? {}).map(([id, place]) => placement(`${side}-${id}`, place)),
      ),
    },
  });
}

export const unitIn = (battle: Battle, id: string): Unit => {
  const unit = battle.units[id];
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};

/** "fresh -1,4 facing 0": how and where a unit stands. */
export function stand(battle: Battle, id: string): string {
  const { state, hex, facing } = unitIn(battle, id);
  if (hex === null) return state;
  const { q, r } = axialOf(hex);
  return `${state} ${q},${r} facing ${facing}`;
}

export function eventsOf(battle: Battle, command: Command): readonly Event[] {
  const result = decide(battle, command);
  if (!result.ok) throw new Error(`${result.error.rule}: ${result.error.why}`);
  return result.value;
}

/** The battle after these commands, none of which may be refused. */
export const run = (battle: Battle, ...commands: readonly Command[]): Battle =>
  commands.reduce((now, command) => eventsOf(now, command).reduce(evolve, now), battle);

const refusalOf = (battle: Battle, command: Command) => {
  const before = structuredClone(battle);
  const result = decide(battle, command);
  expect(battle).toEqual(before);
  return result.ok ? null : result.error;
};

/** Against this rule, and done all the same when the players say so. */
export function forbidden(battle: Battle, command: Command, rule: RuleId): void {
  expect(refusalOf(battle, command)).toMatchObject({ kind: 'forbidden', rule });
  expect(decide(battle, { ...command, anyway: true }).ok).toBe(true);
}

/** Nonsense: refused, anyway or not. */
export function nonsense(battle: Battle, command: Command, rule: RuleId | null = null): void {
  expect(refusalOf(battle, command)).toMatchObject({ kind: 'invalid', rule });
  expect(decide(battle, { ...command, anyway: true }).ok).toBe(false);
}

export const whyNot = (battle: Battle, command: Command): string =>
  refusalOf(battle, command)?.why ?? '';

export const allowed = (battle: Battle, command: Command): void => {
  expect(refusalOf(battle, command)).toBeNull();
};

export const deploy = (unit: string, q: number, r: number, facing?: Facing): Command => ({
  type: 'deploy',
  unit,
  to: at(q, r),
  ...(facing !== undefined && { facing }),
});

export const move = (unit: string, q: number, r: number, facing?: Facing): Command => ({
  type: 'move',
  unit,
  to: at(q, r),
  ...(facing !== undefined && { facing }),
});

export const turn = (unit: string, facing: Facing): Command => ({ type: 'turn', unit, facing });

export const attack = (
  target: string,
  attackers: readonly string[],
  face: number | null,
): Command => ({ type: 'attack', target, attackers, face });

export const END: Command = { type: 'endTurn' };
