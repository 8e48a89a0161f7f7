import type { ReactNode } from 'react';
import { DiceTally } from '#/ui/DiceTally';
import { type Dice, type Entry, facesIn, facesOf, isCounted } from './dice';

export interface DicePadProps {
  readonly dice: Dice;
  /** Whose dice are tapped in now. */
  readonly entry: Entry;
  /** All of them are in. */
  readonly onDone: () => void;
  /** App dice or real ones. */
  readonly children: ReactNode;
}

/** Real dice, one throw after the other, where the thumb is. */
export function DicePad({ dice, entry, onDone, children }: DicePadProps) {
  return (
    <DiceTally
      key={entry.id}
      label={entry.label}
      die={facesOf(entry.die)}
      faces={isCounted(entry, dice.counted) ? [] : facesIn(entry, dice.faces)}
      dice={entry.dice}
      byHits={entry.hitsOn !== undefined}
      onSet={(faces, counted) => {
        dice.enter(entry, faces, counted);
        if (faces.length === entry.dice) onDone();
      }}
    >
      {children}
    </DiceTally>
  );
}
