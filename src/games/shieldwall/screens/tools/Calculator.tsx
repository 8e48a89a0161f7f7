import { useState } from 'react';
import type { Command, RollName } from '#/games/shieldwall/rules';
import * as play from '#/play/roll/Calculator';
import { Fortune, type Taken } from './Fortune';

export interface CalculatorProps extends Omit<play.CalculatorProps<Command>, 'reroll'> {
  readonly roll: RollName;
}

/** A roll that a retained seven may throw again (GOD-7). */
export function Calculator({ roll, ...rest }: CalculatorProps) {
  const [taken, setTaken] = useState<Taken | null>(null);
  return (
    <play.Calculator
      {...rest}
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
