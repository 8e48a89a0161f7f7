import { useState } from 'react';
import { AVD, D6, type Die, throwDice } from '#/core/dice';
import type { Side } from '#/core/sides';
import { appChance } from '#/platform/chance';
import type { ListedPart } from '#/ui/PartsList';

/** Somebody who throws: how many dice, of which kind, and what for. */
export interface Thrower {
  readonly id: string;
  readonly label: string;
  readonly die: 'D6' | 'AvD';
  readonly dice: number;
  readonly hitsOn?: number;
  readonly side?: Side;
  /** What these faces come to: "3 hits". */
  readonly result: (faces: readonly number[]) => string;
  /** What makes up the dice, or what these faces come to, term by term. */
  readonly why?: (faces: readonly number[]) => readonly ListedPart[];
  /** Real dice that a side throws in one handful are entered as one. */
  readonly together?: Handful;
  /** Thrown only when asked for, by a button of this name: "Fight again". */
  readonly again?: string;
}

/** The dice of several throwers in one hand; which of them a die belongs to makes no difference. */
export interface Handful {
  readonly id: string;
  readonly label: string;
  readonly result: (faces: readonly number[]) => string;
}

export type Faces = Readonly<Record<string, readonly number[]>>;

/** Throwers, by id, of whom only the hits are known. */
export type Counted = ReadonlySet<string>;

const NOBODY: Counted = new Set();

/**
 * Who throws, given what lies on the table: a refight follows from the first round, a second
 * risk die from a one. Asked again after every throw.
 */
export type Plan = (faces: Faces) => readonly Thrower[];

const DICE: Record<Thrower['die'], Die> = { D6, AvD: AVD };

/** The faces of a die, each once. */
export const facesOf = (die: Thrower['die']): readonly number[] => [...new Set(DICE[die])];

const isThrown = (thrower: Thrower, faces: Faces): boolean =>
  (faces[thrower.id]?.length ?? 0) === thrower.dice;

/** What of the faces the plan still asks for; dice that it no longer wants are swept away. */
function onTable(plan: Plan, faces: Faces): { throwers: readonly Thrower[]; faces: Faces } {
  let kept: Record<string, readonly number[]> = {};
  for (;;) {
    const throwers = plan(kept);
    const next = throwers.find((thrower) => !(thrower.id in kept) && thrower.id in faces);
    if (!next) return { throwers, faces: kept };
    const thrown = faces[next.id] ?? [];
    kept = { ...kept, [next.id]: thrown.length > next.dice ? [] : thrown };
  }
}

/** Who throws next. */
const nextOf = (throwers: readonly Thrower[], faces: Faces): Thrower | undefined =>
  throwers.find((thrower) => !isThrown(thrower, faces));

/** Throws all that the plan asks for, and what follows from it, up to what must be asked for. */
function throwAll(plan: Plan, faces: Faces): Faces {
  let table = onTable(plan, faces).faces;
  const asked = nextOf(plan(table), table)?.again;
  for (;;) {
    const next = nextOf(plan(table), table);
    if (!next || (next.again !== undefined && next.again !== asked)) return table;
    table = { ...table, [next.id]: throwDice(appChance, DICE[next.die], next.dice) };
  }
}

/** Dice that are entered as one: those of one thrower, or a handful of several. */
export interface Entry extends Omit<Thrower, 'together' | 'why'> {
  readonly throwers: readonly Thrower[];
}

/** The throwers as their real dice are entered, in the order of the throws. */
export function entriesOf(throwers: readonly Thrower[]): readonly Entry[] {
  const entries = new Map<string, Entry>();
  for (const thrower of throwers) {
    const { together, why: _, ...alone } = thrower;
    const { id } = together ?? thrower;
    const held = entries.get(id);
    entries.set(id, {
      ...alone,
      ...together,
      dice: (held?.dice ?? 0) + thrower.dice,
      throwers: [...(held?.throwers ?? []), thrower],
    });
  }
  return [...entries.values()];
}

export const facesIn = (entry: Entry, faces: Faces): readonly number[] =>
  entry.throwers.flatMap(({ id }) => faces[id] ?? []);

/** Only their hits were said. */
export const isCounted = (entry: Entry, counted: Counted): boolean =>
  entry.throwers.every(({ id }) => counted.has(id));

export const isEntered = (entry: Entry, faces: Faces): boolean =>
  entry.throwers.every((thrower) => isThrown(thrower, faces));

export type Dice = ReturnType<typeof useDice>;

/** The dice of one roll, app's or real. */
export function useDice(plan: Plan) {
  const [faces, setFaces] = useState<Faces>({});
  /** Those whose hits were counted: their faces stand for so many hits and were never seen. */
  const [counted, setCounted] = useState<Counted>(NOBODY);
  /** Counts throws, so that each tumbles anew. */
  const [count, setCount] = useState(0);
  const table = onTable(plan, faces);
  return {
    ...table,
    count,
    complete:
      table.throwers.length > 0 && table.throwers.every((each) => isThrown(each, table.faces)),
    /** What the next throw is called where it must be asked for. */
    again: nextOf(table.throwers, table.faces)?.again ?? null,
    throwAll: () => {
      setCounted(new Set([...counted].filter((thrower) => thrower in table.faces)));
      setFaces(throwAll(plan, table.faces));
      setCount((before) => before + 1);
    },
    counted,
    /** The faces go to the throwers of the entry, to each as many as he has dice. */
    enter: (entry: Entry, entered: readonly number[], byCount = false) => {
      let left = entered;
      const taken = entry.throwers.map(({ id, dice }) => {
        const own = left.slice(0, dice);
        left = left.slice(dice);
        return [id, own] as const;
      });
      setFaces({ ...table.faces, ...Object.fromEntries(taken) });
      const mine = taken.map(([id]) => id);
      const others = [...counted].filter((each) => !mine.includes(each));
      setCounted(new Set(byCount ? [...others, ...mine] : others));
    },
    /** Dice of a thrower whom the plan will ask for next. */
    add: (thrower: string, thrown: readonly number[]) =>
      setFaces({ ...table.faces, [thrower]: thrown }),
    /** Takes one set of dice up again, and all that followed from it. */
    takeUp: (thrower: string) => {
      const { [thrower]: _, ...rest } = table.faces;
      setFaces(rest);
    },
    clear: () => {
      setFaces({});
      setCounted(NOBODY);
    },
  };
}
