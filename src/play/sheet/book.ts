import type { ComponentType } from 'react';
import type { Entry, Row } from '#/core/sheet';
import type { GridTableProps } from './GridTable';

/** All that the sheet's pages know of a game. */
export interface SheetBook {
  /** The name of its game. */
  readonly name: string;
  /** Its place in the app: "/sheet". */
  readonly path: string;
  /** What its pins are kept under in the settings. */
  readonly pinsKey: string;
  /** As it is read where no battle is on. */
  readonly entries: readonly Entry[];
  /** What players call things, by the id of the entry that they mean. */
  readonly synonyms: Readonly<Record<string, string>>;
  /** What may be looked for, as examples. */
  readonly tries: readonly string[];
  readonly phaseNames: Readonly<Record<string, string>>;
  /** What a calculator does where nothing is rolled first: "Rest". */
  readonly verbs: Readonly<Record<string, string>>;
  readonly print: {
    /** On the button: "Print on two sides". */
    readonly word: string;
    /** Entries that paper does without. */
    readonly without: readonly string[];
    /** What the letters of the readings mean. */
    readonly key: string;
    /** Small letters and close lines, where it would not fit otherwise. */
    readonly close?: boolean;
  };
  pathOf(calculator: string, battle: string | null, unit: string | null): string;
  /** What words alone do not show, by the id of the entry that it belongs to. */
  readonly drawings?: Readonly<Record<string, ComponentType>>;
  /** Draws tables that are read by row and column, where the sheet has any. */
  readonly Grid?: ComponentType<GridTableProps>;
}

/** A unit that rows can be marked for. */
export interface SheetUnit {
  readonly id: string;
  readonly name: string;
  applies(row: Row): boolean;
}

/** What the sheet needs to know of the battle that is being played. */
export interface BattleOn {
  readonly id: string;
  readonly phase: string;
  /** The sheet as this battle's options read it. */
  readonly entries: readonly Entry[];
  readonly units: readonly SheetUnit[];
  choose(option: string, value: unknown): void;
}

/** "try “retire”, “pebbles”" */
export const triesOf = ({ tries }: SheetBook): string =>
  `try ${tries.map((each) => `“${each}”`).join(', ')}`;
