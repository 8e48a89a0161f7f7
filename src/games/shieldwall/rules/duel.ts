import type { Card } from './cards';
import type { ContingentId, Side } from './words';

/** DUEL-2: who fights, the leader himself or a champion for him. */
export const DUEL_FIGHTERS = ['leader', 'heroicChampion', 'champion'] as const;
export type DuelFighterKind = (typeof DUEL_FIGHTERS)[number];

/** What a duel waits for next. */
export const DUEL_STAGES = [
  'challenged',
  'deal',
  'discard',
  'advantage',
  'exchange',
  'over',
] as const;
export type DuelStage = (typeof DUEL_STAGES)[number];

/** A duel as plain data. It stands at any stage, in a battle or without one. */
export interface Duel {
  readonly stage: DuelStage;
  /** What it is about; null where no battle goes with it. */
  readonly challenge: Challenge | null;
  /** While it is not answered, the challenged leader himself stands in for his side. */
  readonly fighters: Readonly<Record<Side, Fighter>>;
  /** DUEL-5: the side that plays second; null while dice must decide. */
  readonly advantage: Side | null;
  readonly exchanges: readonly Exchange[];
  readonly result: DuelResult | null;
}

export interface Challenge {
  readonly by: Side;
  readonly contingents: Readonly<Record<Side, ContingentId>>;
  /** DUEL-10: a hero of the god pack, who asks no LPs of anybody. */
  readonly byKing: boolean;
}

export interface Fighter {
  readonly kind: DuelFighterKind;
  /** ORG-5: only a leader wields it. */
  readonly specialWeapon: boolean;
  readonly wounds: number;
  /** Null before the deal, and when real cards are used. */
  readonly hand: readonly Card[] | null;
}

/** DUEL-4: what a card is played as. */
export type Blow = 'strike' | 'parry';

/** DUEL-6: two cards and what came of them. */
export interface Exchange {
  readonly cards: Readonly<Record<Side, Card>>;
  readonly blows: Readonly<Record<Side, Blow>>;
  readonly wounded: readonly Side[];
  /** Null when equal cards call for dice. */
  readonly advantage: Side | null;
}

export type DuelResult =
  | { readonly how: 'refused'; readonly by: Side; readonly lostLp: boolean }
  | { readonly how: 'fought'; readonly killed: readonly Side[]; readonly winner: Side | null };

export const newFighter = (kind: DuelFighterKind, specialWeapon = false): Fighter => ({
  kind,
  specialWeapon: specialWeapon && kind === 'leader',
  wounds: 0,
  hand: null,
});

/** A duel to be dealt, or one still to be answered when it comes from a challenge. */
export const newDuel = (
  fighters: Readonly<Record<Side, Fighter>>,
  challenge: Challenge | null = null,
): Duel => ({
  stage: challenge ? 'challenged' : 'deal',
  challenge,
  fighters,
  advantage: null,
  exchanges: [],
  result: null,
});
