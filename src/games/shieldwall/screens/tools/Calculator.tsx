import { type ReactNode, useState } from 'react';
import type { Battle, Command, RollName } from '#/games/shieldwall/rules';
import * as play from '#/play/roll/Calculator';
import type { Faces } from '#/play/roll/dice';
import type { VerdictProps } from '#/ui/Verdict';
import { CommanderFalls } from './CommanderFalls';
import { Fortune, type Taken } from './Fortune';

export interface CalculatorProps
  extends Omit<play.CalculatorProps<Command>, 'reroll' | 'verdict' | 'choice'> {
  readonly roll: RollName;
  readonly choice?: (faces: Faces) => ReactNode;
  readonly verdict?: (faces: Faces, after: Battle) => VerdictProps | null;
}

/** A roll that a retained seven may throw again (GOD-7). */
export function Calculator({ roll, verdict, choice, ...rest }: CalculatorProps) {
  const [taken, setTaken] = useState<Taken | null>(null);
  return (
    <play.Calculator
      {...rest}
      choice={(faces, after) => (
        <>
          {choice?.(faces)}
          <CommanderFalls after={after as Battle} />
        </>
      )}
      {...(verdict && { verdict: (faces, after) => verdict(faces, after as Battle) })}
      reroll={{
        taken: taken !== null,
        offer: (dice) => <Fortune dice={dice} taken={taken} onTake={setTaken} />,
        addTo: (command) =>
          taken
            ? { ...command, fortune: { side: taken.side, roll, thrown: taken.faces } }
            : command,
        onReset: () => setTaken(null),
      }}
    />
  );
}
