import { freeName } from '#/core/freeName';
import { SIDE_NAMES } from '#/core/sides';
import type { Card, CardMarker, CardSide, CardUnit, CardWing, Side } from '../../rules';

/** Changes to a card that is being written: plain data in, plain data out. */

const POOL: readonly CardMarker[] = [
  ['combat', 'withdraw'],
  ['move', 'fire'],
  ['horse', 'shieldWall'],
  ['bonus', 'bonus'],
];

const NEW_UNIT: CardUnit = {
  name: 'Unit',
  type: 'V',
  class: 'B',
  fireFactor: null,
  reduced: { class: 'C', fireFactor: null },
  crown: false,
};

const newWing = (name: string): CardWing => ({
  name,
  colour: 'red',
  markers: 3,
  units: [{ ...NEW_UNIT, name: 'Unit 1' }],
});

const newSide = (name: string): CardSide => ({ name, wings: [newWing('First wing')], pool: POOL });

/** Small, and a battle can begin with it; everything is to be overwritten. */
export const newCard = (): Card => ({
  name: 'New card',
  sides: { red: newSide('Red'), black: newSide('Black') },
  first: 'red',
  initiative: null,
  victory: {
    points: { V: 3, L: 1, I: 2, HH: 3, LH: 3 },
    target: 25,
    lead: 5,
    checked: 'opponentsTurn',
    turns: null,
    sideGone: true,
  },
  modifiers: [],
  figures: {},
  notes: [],
});

export const withSide = (card: Card, side: Side, change: Partial<CardSide>): Card => ({
  ...card,
  sides: { ...card.sides, [side]: { ...card.sides[side], ...change } },
});

export const withWing = (
  card: Card,
  side: Side,
  place: number,
  change: Partial<CardWing>,
): Card => {
  const { wings } = card.sides[side];
  const wing = wings[place];
  return wing ? withSide(card, side, { wings: wings.with(place, { ...wing, ...change }) }) : card;
};

export const withNewWing = (card: Card, side: Side): Card => {
  const { wings } = card.sides[side];
  const name = freeName('Wing', ['Wing', ...namesOf(wings)]);
  const { units, ...wing } = newWing(name);
  const taken = unitNames(card, side);
  const free = units.map((unit) => ({ ...unit, name: freeName(unit.name, taken) }));
  return withSide(card, side, { wings: [...wings, { ...wing, units: free }] });
};

/** The copy stands right after its pattern; its units have names of their own on this side. */
export function withWingCopied(card: Card, side: Side, place: number): Card {
  const { wings } = card.sides[side];
  const pattern = wings[place];
  if (!pattern) return card;
  const taken = unitNames(card, side);
  const units = pattern.units.map((unit) => {
    const name = freeName(unit.name, taken);
    taken.push(name);
    return { ...unit, name };
  });
  const copy = { ...pattern, name: freeName(pattern.name, namesOf(wings)), units };
  return withSide(card, side, { wings: wings.toSpliced(place + 1, 0, copy) });
}

export const withUnit = (wing: CardWing, place: number, unit: CardUnit): CardWing => ({
  ...wing,
  units: wing.units.with(place, unit),
});

/** One more, like the last one of the wing: most counters of a wing are alike. */
export function withNewUnit(card: Card, side: Side, place: number): Card {
  const wing = card.sides[side].wings[place];
  if (!wing) return card;
  const pattern = wing.units.at(-1) ?? NEW_UNIT;
  const unit = { ...pattern, name: freeName(pattern.name, unitNames(card, side)), crown: false };
  return withWing(card, side, place, { units: [...wing.units, unit] });
}

export function withUnitCopied(card: Card, side: Side, place: number, at: number): Card {
  const wing = card.sides[side].wings[place];
  const pattern = wing?.units[at];
  if (!wing || !pattern) return card;
  const copy = { ...pattern, name: freeName(pattern.name, unitNames(card, side)) };
  return withWing(card, side, place, { units: wing.units.toSpliced(at + 1, 0, copy) });
}

/** A name for everything whose name was cleared, so that the battle can speak of it. */
export function withNames(card: Card): Card {
  const named = ({ name, wings, ...side }: CardSide, otherwise: string): CardSide => {
    const taken = wings.flatMap(({ units }) => namesOf(units));
    const unit = (each: CardUnit): CardUnit => {
      if (each.name.trim()) return each;
      const free = freeName('Unit 1', taken);
      taken.push(free);
      return { ...each, name: free };
    };
    return {
      ...side,
      name: name.trim() ? name : otherwise,
      wings: wings.map((wing, place) => ({
        ...wing,
        name: wing.name.trim() ? wing.name : `Wing ${place + 1}`,
        units: wing.units.map(unit),
      })),
    };
  };
  const { red, black } = card.sides;
  return {
    ...card,
    sides: { red: named(red, SIDE_NAMES.red), black: named(black, SIDE_NAMES.black) },
  };
}

/** The list with one element taken to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const taken = list.slice(from, from + 1);
  return list.toSpliced(from, 1).toSpliced(to, 0, ...taken);
}

const namesOf = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name);

const unitNames = (card: Card, side: Side): string[] =>
  card.sides[side].wings.flatMap(({ units }) => namesOf(units));
