import { freeName } from '#/core/freeName';
import type { Army, MusteredContingent, MusteredUnit, UnitKind } from '#/games/shieldwall/rules';

/** Changes to an army that is being mustered: plain data in, plain data out. */

/** Where the plus stops. Far past the rules, which are shown and not enforced. */
export const EDIT_LIMITS = { stands: 9, lp: 9 } as const;

/** A legal small one to start from (ORG-1..6). */
export const newArmy = (): Army => ({
  name: 'New army',
  colour: 'red',
  contingents: [newContingent('Right wing', 1, true), newContingent('Left wing', 2, false)],
});

const newContingent = (name: string, number: number, commander: boolean): MusteredContingent => ({
  name,
  leader: { name: `Leader ${number}`, lp: 3, commander },
  units: [newUnit('retinue', `Retinue ${number}`), newUnit('band', `Band ${number}`)],
});

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
const leadersOf = ({ contingents }: Army) => namesOf(contingents.map(({ leader }) => leader));
const unitsOf = ({ contingents }: Army) => namesOf(contingents.flatMap(({ units }) => units));

export const newUnit = (kind: UnitKind, name: string): MusteredUnit =>
  kind === 'retinue'
    ? { name, kind, grade: 'B', stands: 1, supernumeraries: [] }
    : { name, kind, grade: 'C', stands: 2, supernumeraries: [] };

/** Between the wings, which stay what their names say. Nothing in it has a name that the army has already. */
export function withNewContingent(army: Army): Army {
  const { contingents } = army;
  const number = contingents.length + 1;
  const { leader, units, ...added } = newContingent(`Contingent ${number}`, number, false);
  const place = Math.max(contingents.length - 1, Math.min(contingents.length, 1));
  const named = {
    ...added,
    name: freeName(added.name, namesOf(contingents)),
    leader: { ...leader, name: freeName(leader.name, leadersOf(army)) },
    units: units.map((unit) => ({ ...unit, name: freeName(unit.name, unitsOf(army)) })),
  };
  return { ...army, contingents: contingents.toSpliced(place, 0, named) };
}

/** ORG-2: a retinue where there is none yet, otherwise one more band. */
export function withNewUnit(army: Army, place: number): Army {
  const contingent = army.contingents[place];
  if (!contingent) return army;
  const { units } = contingent;
  const kind = units.some((each) => each.kind === 'retinue') ? 'band' : 'retinue';
  const name = freeName(`${UNIT_WORDS[kind]} 1`, unitsOf(army));
  const added = newUnit(kind, name);
  return withContingent(army, place, {
    ...contingent,
    units: kind === 'retinue' ? [added, ...units] : [...units, added],
  });
}

const UNIT_WORDS: Record<UnitKind, string> = { retinue: 'Retinue', band: 'Band' };

export const withContingent = (
  army: Army,
  place: number,
  contingent: MusteredContingent,
): Army => ({ ...army, contingents: army.contingents.with(place, contingent) });

export const withUnit = (
  contingent: MusteredContingent,
  place: number,
  unit: MusteredUnit,
): MusteredContingent => ({ ...contingent, units: contingent.units.with(place, unit) });

/** The copy stands right after its pattern, all under new names. It brings no second commander in chief (ORG-6). */
export function withContingentCopied(army: Army, place: number): Army {
  const pattern = army.contingents[place];
  if (!pattern) return army;
  const taken = unitsOf(army);
  const copy = {
    ...pattern,
    name: freeName(pattern.name, namesOf(army.contingents)),
    leader: {
      ...pattern.leader,
      name: freeName(pattern.leader.name, leadersOf(army)),
      commander: false,
    },
    units: pattern.units.map((unit) => {
      const name = freeName(unit.name, taken);
      taken.push(name);
      return { ...unit, name };
    }),
  };
  return { ...army, contingents: army.contingents.toSpliced(place + 1, 0, copy) };
}

export function withUnitCopied(army: Army, place: number, index: number): Army {
  const contingent = army.contingents[place];
  const pattern = contingent?.units[index];
  if (!pattern) return army;
  const copy = { ...pattern, name: freeName(pattern.name, unitsOf(army)) };
  const units = contingent.units.toSpliced(index + 1, 0, copy);
  return withContingent(army, place, { ...contingent, units });
}

/** A unit at the end of another contingent. */
export function withUnitSent(army: Army, from: number, index: number, to: number): Army {
  const left = army.contingents[from];
  const entered = army.contingents[to];
  const unit = left?.units[index];
  if (!unit || !entered || from === to) return army;
  return withContingent(
    withContingent(army, from, { ...left, units: left.units.toSpliced(index, 1) }),
    to,
    { ...entered, units: [...entered.units, unit] },
  );
}

/** A name for everything whose name was cleared, so that the battle can speak of it. */
export function withNames(army: Army): Army {
  const taken = unitsOf(army);
  const named = (unit: MusteredUnit): MusteredUnit => {
    if (unit.name.trim()) return unit;
    const name = freeName(`${UNIT_WORDS[unit.kind]} 1`, taken);
    taken.push(name);
    return { ...unit, name };
  };
  return {
    ...army,
    name: army.name.trim() || 'Untitled',
    contingents: army.contingents.map(({ name, leader, units }, place) => ({
      name: name.trim() ? name : `Contingent ${place + 1}`,
      leader: leader.name.trim() ? leader : { ...leader, name: `Leader ${place + 1}` },
      units: units.map(named),
    })),
  };
}

/** The army with a mark behind every name that another army has too: "Hearth troop (black)". */
export function toldApart(army: Army, other: Army, mark: string): Army {
  const apart = (taken: readonly string[]) => (name: string) =>
    taken.includes(name) ? `${name} (${mark})` : name;
  const unit = apart(unitsOf(other));
  const leader = apart(leadersOf(other));
  const contingent = apart(namesOf(other.contingents));
  return {
    ...army,
    name: apart([other.name])(army.name),
    contingents: army.contingents.map((each) => ({
      ...each,
      name: contingent(each.name),
      leader: { ...each.leader, name: leader(each.leader.name) },
      units: each.units.map((one) => ({ ...one, name: unit(one.name) })),
    })),
  };
}

/** ORG-6: the title passes from one leader to another. */
export const withCommander = (army: Army, place: number, commander: boolean): Army => ({
  ...army,
  contingents: army.contingents.map((each, other) => ({
    ...each,
    leader: {
      ...each.leader,
      commander: other === place ? commander : each.leader.commander && !commander,
    },
  })),
});

/** The list with one element taken to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const taken = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...taken);
}
