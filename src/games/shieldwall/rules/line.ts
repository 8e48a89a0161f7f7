import type { Battle, Contingent, ContingentId, Unit, UnitId } from './battle';
import type { HandBody } from './command';
import { flees } from './fights';
import { otherSide, type Side } from './words';

/**
 * Where everybody stands: each side's units from its right to its left (ORG-4), the other side
 * opposite, so that one's right faces the other's left. It proposes; the table is the truth.
 */

/** Neighbours of one contingent in the line, from right to left, the lost among them. */
export interface Post {
  readonly contingent: ContingentId;
  readonly units: readonly Unit[];
}

/** A side's line from its right to its left; a contingent that was torn apart has several posts. */
export function battleLine(battle: Battle, side: Side): readonly Post[] {
  const posts: { contingent: ContingentId; units: Unit[] }[] = [];
  for (const unit of unitsInLine(battle, side)) {
    const last = posts.at(-1);
    if (last?.contingent === unit.contingent) last.units.push(unit);
    else posts.push({ contingent: unit.contingent, units: [unit] });
  }
  return posts;
}

const unitsInLine = (battle: Battle, side: Side): readonly Unit[] =>
  battle.sides[side].line.flatMap((id) => battle.units[id] ?? []);

/** ORG-4: a side's contingents from its right to its left, as they stand now. */
export const contingentsInLine = (battle: Battle, side: Side): readonly Contingent[] =>
  [...new Set(unitsInLine(battle, side).map(({ contingent }) => contingent))].flatMap(
    (id) => battle.contingents[id] ?? [],
  );

/** How far along the front, from 0 at Red's right to 1 at Red's left. */
function along(battle: Battle, { id, side }: Unit): number {
  const { line } = battle.sides[side];
  const share = (line.indexOf(id) + 0.5) / line.length;
  return side === 'red' ? share : 1 - share;
}

/** The enemies still on the table, the one straight opposite first. */
export function facing(battle: Battle, unit: Unit): readonly Unit[] {
  const here = along(battle, unit);
  const distance = (enemy: Unit): number => Math.abs(along(battle, enemy) - here);
  return unitsInLine(battle, otherSide(unit.side))
    .filter(({ lost }) => lost === null)
    .sort((a, b) => distance(a) - distance(b));
}

/** CHG-1: whom a charge goes for: the nearest who does not run, since those who do have left the line. */
export function likelyTarget(battle: Battle, unit: Unit): Unit | null {
  const enemies = facing(battle, unit);
  return enemies.find((enemy) => !flees(enemy)) ?? enemies[0] ?? null;
}

/** The enemy's contingents that still have men, the one straight opposite first. */
export function facingContingents(battle: Battle, contingent: Contingent): readonly Contingent[] {
  const here = middleOf(battle, contingent);
  const distance = (enemy: Contingent): number => Math.abs(middleOf(battle, enemy) - here);
  return contingentsInLine(battle, otherSide(contingent.side))
    .filter(({ units }) => units.some((id) => battle.units[id]?.lost === null))
    .sort((a, b) => distance(a) - distance(b));
}

/** ORG-4: their stretches of the front overlap: one that goes forward goes towards the other. */
export function areOpposite(battle: Battle, one: Contingent, other: Contingent): boolean {
  const [here, there] = [stretchOf(battle, one), stretchOf(battle, other)];
  const overlap = Math.min(here.to, there.to) - Math.max(here.from, there.from);
  return overlap > ROUNDING;
}

const ROUNDING = 1e-9;

function stretchOf(battle: Battle, { side, units }: Contingent) {
  const { line } = battle.sides[side];
  const half = 0.5 / line.length;
  const places = units.flatMap((id) => battle.units[id] ?? []).map((unit) => along(battle, unit));
  return { from: Math.min(...places) - half, to: Math.max(...places) + half };
}

function middleOf(battle: Battle, { units }: Contingent): number {
  const places = units.flatMap((id) => battle.units[id] ?? []).map((unit) => along(battle, unit));
  return places.reduce((sum, place) => sum + place, 0) / Math.max(1, places.length);
}

/** The friends next to this unit, to its right and to its left; gaps of lost units are closed. */
export function neighbours(battle: Battle, unit: Unit): readonly Unit[] {
  const line = unitsInLine(battle, unit.side).filter(
    ({ id, lost }) => lost === null || id === unit.id,
  );
  const place = line.findIndex(({ id }) => id === unit.id);
  return [line[place - 1], line[place + 1]].flatMap((each) => each ?? []);
}

/**
 * AL-10: who is probably within 2" of this unit: its neighbours, and those it has just fought or
 * exchanged shots with; if there are none, the enemy straight opposite.
 */
export function likelyNear(battle: Battle, unit: Unit): readonly Unit[] {
  const fought = battle.fights
    .filter((fight) => fight.units.includes(unit.id))
    .flatMap((fight) => fight.units.flatMap((id) => battle.units[id] ?? []));
  const shots = Object.values(battle.units).filter(
    (each) => each.thisTurn.shotAt.includes(unit.id) || unit.thisTurn.shotAt.includes(each.id),
  );
  const touched = [...fought, ...shots].filter(({ id }) => id !== unit.id);
  const met = touched.some(({ side, lost }) => side !== unit.side && lost === null);
  const opposite = met ? [] : facing(battle, unit).slice(0, 1);
  const all = [...neighbours(battle, unit), ...touched, ...opposite];
  return [...new Set(all)].filter(({ lost }) => lost === null);
}

/** Two units of a side change places; two of different contingents take their contingents along. */
export function changePlaces(battle: Battle, one: Unit, other: Unit): LineWish {
  const { side } = one;
  const [here, there] =
    one.contingent === other.contingent ? [one.id, other.id] : [one.contingent, other.contingent];
  const posts: readonly (readonly [string, readonly UnitId[]])[] =
    one.contingent === other.contingent
      ? battle.sides[side].line.map((id) => [id, [id]])
      : contingentsInLine(battle, side).map(({ id }) => [
          id,
          battle.sides[side].line.filter((unit) => battle.units[unit]?.contingent === id),
        ]);
  const unitsAt = (key: string) => posts.find(([each]) => each === key)?.[1] ?? [];
  const units = posts.flatMap(([key, standing]) =>
    key === here ? unitsAt(there) : key === there ? unitsAt(here) : standing,
  );
  return { type: 'setLine', side, units };
}

type LineWish = Extract<HandBody, { type: 'setLine' }>;
