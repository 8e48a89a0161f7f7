import type { PreviewLine } from '#/core/kernel';
import { EffectsList } from '#/ui/EffectsList';
import { Ruled } from './Ruled';

export interface EffectsProps {
  /** What an outcome would do, in the kernel's words. */
  readonly lines: readonly PreviewLine[];
  /** Places in the outcome. */
  readonly declined: readonly number[];
  readonly onDecline: (declined: readonly number[]) => void;
}

/** What would happen, line by line; each line can be declined. */
export function Effects({ lines, declined, onDecline }: EffectsProps) {
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
