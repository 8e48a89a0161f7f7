import { type ReactNode, useMemo, useState } from 'react';
import { ok } from '../../../../core/result';
import { decide, evolve, type Phase } from '../../rules';
import { type Field, FieldProvider } from './field';
import { scratchBattle } from './scratch';

export interface ScratchFieldProps {
  readonly phase: Phase;
  readonly children: ReactNode;
}

/** A field without a battle: what is applied changes the made-up units, and nothing is kept. */
export function ScratchField({ phase, children }: ScratchFieldProps) {
  const [battle, setBattle] = useState(() => scratchBattle(phase));
  const field = useMemo(
    (): Field => ({
      battle,
      id: null,
      run: async (command) => {
        const events = decide(battle, command);
        if (!events.ok) return events;
        setBattle(events.value.reduce(evolve, battle));
        return ok(null);
      },
      shape: (id, change) => {
        const unit = battle.units[id];
        if (unit)
          setBattle({ ...battle, units: { ...battle.units, [id]: { ...unit, ...change } } });
      },
    }),
    [battle],
  );
  return <FieldProvider value={field}>{children}</FieldProvider>;
}
