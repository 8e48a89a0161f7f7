import { FIGURES, type FigureName, type Figures } from './figures';
import type { Modifier } from './rolls/attack';
import type { Colour, Face, PrintedClass, Side, UnitType } from './words';

/**
 * CARD-1: what a boxed game brings, asked for once. It overrules the series rules.
 * Plain data; the store keeps it as it is.
 */
export interface Card {
  readonly name: string;
  readonly sides: Readonly<Record<Side, CardSide>>;
  readonly first: Side;
  /** INIT-1: who holds the marker at the start; null when the battle has none. */
  readonly initiative: Side | null;
  readonly victory: Victory;
  /** DRM-4: the players say when one applies. */
  readonly modifiers: readonly Modifier[];
  /** Figures of the series rules that this battle changes. */
  readonly figures: Partial<Figures>;
  readonly notes: readonly Note[];
}

export interface CardSide {
  readonly name: string;
  readonly wings: readonly CardWing[];
  /** CMD-1: each marker with its two faces. */
  readonly pool: readonly CardMarker[];
}

export type CardMarker = readonly [Face, Face];

export interface CardWing {
  readonly name: string;
  readonly colour: Colour;
  /** CMD-2: markers a turn. */
  readonly markers: number;
  readonly units: readonly CardUnit[];
}

export interface CardUnit extends Values {
  readonly name: string;
  readonly type: UnitType;
  /** UNIT-4: the other side of the counter; null for a unit of one step. */
  readonly reduced: Values | null;
  /** UNIT-5 */
  readonly crown: boolean;
  /** MOVE-5: the turn of its side from which it may come; absent when it is there from the start. */
  readonly arrives?: number;
}

/** What is printed on one side of a counter (UNIT-2, UNIT-3). */
export interface Values {
  readonly class: PrintedClass;
  readonly fireFactor: number | null;
}

export interface Victory {
  /** VP-1 */
  readonly points: Readonly<Record<UnitType, number>>;
  /** VP-2: points that win, and how many more than the enemy's; null when points win at the end only. */
  readonly target: number | null;
  readonly lead: number;
  /** VP-2: at the end of whose turns a side is tested. */
  readonly checked: 'opponentsTurn' | 'ownTurn' | 'everyTurn';
  /** The battle ends when both sides have had so many turns; null when it goes on. */
  readonly turns: number | null;
  /** The battle ends when a side has no unit left. */
  readonly sideGone: boolean;
}

export const NOTE_KINDS = [
  'map',
  'terrain',
  'sight',
  'reinforcements',
  'initiative',
  'end',
  'other',
] as const;
export interface Note {
  readonly about: (typeof NOTE_KINDS)[number];
  readonly text: string;
}

/** The figures as this card has them. */
export const figuresOf = (card: Pick<Card, 'figures'>): Figures => ({
  ...FIGURES,
  ...card.figures,
});

/** The figures that this card changes: shown wherever they count. */
export const overruled = (card: Card): readonly FigureName[] =>
  (Object.keys(FIGURES) as FigureName[]).filter(
    (name) => card.figures[name] !== undefined && card.figures[name] !== FIGURES[name],
  );
