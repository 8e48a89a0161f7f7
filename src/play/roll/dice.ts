import { useState } from 'react';
import { AVD, D6, type Die, throwDice } from '#/core/dice';
import { appChance } from '#/platform/chance';
import type { SideColour } from '#/ui/side';

/** Somebody who throws: how many dice, of which kind, and what for. */
export interface Thrower {
  readonly id: string;
  readonly label: string;
  readonly die: 'D6' | 'AvD';
  readonly dice: number;
  readonly hitsOn?: number;
  readonly side?: SideColour;
  /** What these faces come to: "3 hits". */
  readonly result: (faces: readonly number[]) => string;
}

export type Faces = Readonly<Record<string, readonly number[]>>;

/**
 * Who throws, given what lies on the table: a refight follows from the first round, a second
 * risk die from a one. Asked again after every throw.
 */
export type Plan = (faces: Faces) => readonly Thrower[];

const DICE: Record<Thrower['die'], Die> = { D6, AvD: AVD };

/** The faces of a die, each once. */
export const facesOf = (die: Thrower['die']): readonly number[] => [...new Set(DICE[die])];

export const isThrown = (thrower: Thrower, faces: Faces): boolean =>
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

/** Throws all that the plan asks for, and what follows from it. */
function throwAll(plan: Plan, faces: Faces): Faces {
  let table = onTable(plan, faces).faces;
  for (;;) {
    const next = plan(table).find((thrower) => !isThrown(thrower, table));
    if (!next) return table;
    table = { ...table, [next.id]: throwDice(appChance, DICE[next.die], next.dice) };
  }
}

export type Dice = ReturnType<typeof useDice>;

/** The dice of one roll, app's or real. */
export function useDice(plan: Plan) {
  const [faces, setFaces] = useState<Faces>({});
  /** Counts throws, so that each tumbles anew. */
  const [count, setCount] = useState(0);
  const table = onTable(plan, faces);
  return {
    ...table,
    count,
    complete:
      table.throwers.length > 0 && table.throwers.every((each) => isThrown(each, table.faces)),
    throwAll: () => {
      setFaces(throwAll(plan, table.faces));
      setCount((before) => before + 1);
    },
    enter: (thrower: string, entered: readonly number[]) =>
      setFaces({ ...table.faces, [thrower]: entered }),
    /** Takes one set of dice up again, and all that followed from it. */
    takeUp: (thrower: string) => {
      const { [thrower]: _, ...rest } = table.faces;
      setFaces(rest);
    },
    clear: () => setFaces({}),
  };
}
