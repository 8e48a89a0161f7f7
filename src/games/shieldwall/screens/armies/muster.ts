import type { Army, MusteredContingent, MusteredUnit, UnitKind } from '#/games/shieldwall/rules';
import { freeName } from '#/play/saved/freeName';

/** Changes to an army that is being mustered: plain data in, plain data out. */

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

export const newUnit = (kind: UnitKind, name: string): MusteredUnit =>
  kind === 'retinue'
    ? { name, kind, grade: 'B', stands: 1, supernumeraries: [] }
    : { name, kind, grade: 'C', stands: 2, supernumeraries: [] };

/** At the army's left end. */
export function withNewContingent(army: Army): Army {
  const number = army.contingents.length + 1;
  const added = newContingent(`Contingent ${number}`, number, false);
  return { ...army, contingents: [...army.contingents, added] };
}

/** ORG-2: a retinue where there is none yet, otherwise one more band. */
export function withNewUnit(contingent: MusteredContingent): MusteredContingent {
  const { units } = contingent;
  if (!units.some(({ kind }) => kind === 'retinue')) {
    return { ...contingent, units: [newUnit('retinue', 'Retinue'), ...units] };
  }
  const name = freeName('Band', ['Band', ...namesOf(units)]);
  return { ...contingent, units: [...units, newUnit('band', name)] };
}

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

/** The copy stands right after its pattern. It brings no second commander in chief (ORG-6). */
export function withContingentCopied(army: Army, place: number): Army {
  const pattern = army.contingents[place];
  if (!pattern) return army;
  const copy = {
    ...pattern,
    name: freeName(pattern.name, namesOf(army.contingents)),
    leader: { ...pattern.leader, commander: false },
  };
  return { ...army, contingents: army.contingents.toSpliced(place + 1, 0, copy) };
}

export function withUnitCopied(contingent: MusteredContingent, place: number): MusteredContingent {
  const pattern = contingent.units[place];
  if (!pattern) return contingent;
  const copy = { ...pattern, name: freeName(pattern.name, namesOf(contingent.units)) };
  return { ...contingent, units: contingent.units.toSpliced(place + 1, 0, copy) };
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

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);
