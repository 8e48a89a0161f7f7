import type { GodCard } from '../../../rules';
import { useField } from '../field';
import { Next } from '../Next';
import { ToolFrame } from '../ToolFrame';
import { Kept } from './Kept';
import { ShownCard } from './ShownCard';
import { Weather } from './Weather';

export interface SettledCardProps {
  readonly godCard: GodCard;
  readonly onAnother: () => void;
}

/** The card has been dealt with. */
export function SettledCard({ godCard, onAnother }: SettledCardProps) {
  const { id } = useField();
  return (
    <ToolFrame title="God pack" aside={<Weather />}>
      <ShownCard card={godCard.card} />
      <Kept />
      <Next
        said="This card has been dealt with."
        {...(id === null && { again: 'Another card', onAgain: onAnother })}
      />
    </ToolFrame>
  );
}
