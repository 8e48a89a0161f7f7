import { EffectsList } from '../../../../ui/EffectsList';
import { foretell, type Outcome } from '../../rules';
import { useField } from './field';
import { Ruled } from './Ruled';

export interface EffectsProps {
  readonly outcome: Outcome;
  /** Places in the outcome. */
  readonly declined: readonly number[];
  readonly onDecline: (declined: readonly number[]) => void;
}

/** What an outcome would do, in the kernel's words; each line can be let be. */
export function Effects({ outcome, declined, onDecline }: EffectsProps) {
  const { battle } = useField();
  const lines = foretell(battle, outcome, declined);
  if (lines.length === 0) return <p>Nothing changes.</p>;
  return (
    <EffectsList
      label="What happens"
      effects={lines.map(({ text }) => ({ text: <Ruled text={text} /> }))}
      declined={lines.flatMap(({ place }, shown) => (declined.includes(place) ? [shown] : []))}
      onDecline={(shown) => onDecline(shown.flatMap((each) => lines[each]?.place ?? []))}
    />
  );
}
