import type { Battle, Unit } from './battle';
import { type Fate, LEVELS, type Level, type Loss, SIDES, type Side } from './words';

/** END-1: what a battle has cost each side so far, for the players to agree on a winner. */
type Summary = Readonly<Record<Side, SideSummary>>;

export interface SideSummary {
  readonly name: string;
  /** Of all that were deployed: casualties, and every stand of a unit that is gone. */
  readonly stands: { readonly lost: number; readonly of: number };
  readonly units: { readonly lost: readonly LostUnit[]; readonly of: number };
  /** Names of those still on the table and running. */
  readonly broken: readonly string[];
  readonly leaders: { readonly lost: readonly LostLeader[]; readonly of: number };
  /** All DPs of the units on the table. */
  readonly dps: number;
  /** How many units on the table stand at each level. */
  readonly levels: Readonly<Record<Level, number>>;
}

interface LostUnit {
  readonly name: string;
  readonly how: Loss;
}

interface LostLeader {
  readonly name: string;
  readonly fate: Exclude<Fate, 'leading'>;
}

export function summary(battle: Battle): Summary {
  const [red, black] = SIDES.map((side) => sideSummary(battle, side)) as [SideSummary, SideSummary];
  return { red, black };
}

function sideSummary(battle: Battle, side: Side): SideSummary {
  const { name, contingents } = battle.sides[side];
  const all = contingents.flatMap((id) => battle.contingents[id] ?? []);
  const units = all.flatMap((each) => each.units.flatMap((id) => battle.units[id] ?? []));
  const here = units.filter((unit) => unit.lost === null);
  const sum = (list: readonly Unit[], count: (unit: Unit) => number): number =>
    list.reduce((total, unit) => total + count(unit), 0);
  return {
    name,
    stands: {
      lost: sum(units, (unit) => unit.fullStands) - sum(here, (unit) => unit.stands),
      of: sum(units, (unit) => unit.fullStands),
    },
    units: {
      lost: units.flatMap((unit) => (unit.lost ? [{ name: unit.name, how: unit.lost }] : [])),
      of: units.length,
    },
    broken: here.filter((unit) => unit.course === 'broken').map((unit) => unit.name),
    leaders: {
      lost: all.flatMap(({ leader: { name: leader, fate } }) =>
        fate === 'leading' ? [] : [{ name: leader, fate }],
      ),
      of: all.length,
    },
    dps: sum(here, (unit) => unit.dps),
    levels: Object.fromEntries(
      LEVELS.map((level) => [level, here.filter((unit) => unit.level === level).length]),
    ) as Record<Level, number>,
  };
}
