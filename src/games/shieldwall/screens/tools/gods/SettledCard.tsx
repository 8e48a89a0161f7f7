import {
  contingentsInOrder,
  FIGURES,
  type GodCard,
  mayCallHolyPerson,
} from '#/games/shieldwall/rules';
import { Next } from '#/play/roll/Next';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { Button } from '#/ui/Button';
import { WithCode } from '#/ui/RuleCode';
import { useToolBattle } from '../toolBattle';
import { RetainedCards } from './RetainedCards';
import { ShownCard } from './ShownCard';
import { Weather } from './Weather';

export interface SettledCardProps {
  readonly godCard: GodCard;
  readonly onAnother: () => void;
}

/** The card has been dealt with. */
export function SettledCard({ godCard, onAnother }: SettledCardProps) {
  const { battle, id, run } = useToolBattle();
  const answering = contingentsInOrder(battle).filter(
    (each) => mayCallHolyPerson(battle, each.id) === null,
  );
  return (
    <ToolFrame title="God pack" aside={<Weather />}>
      <ShownCard card={godCard.card} />
      <RetainedCards />
      {answering.map(({ id: contingent, leader }) => (
        <WithCode key={contingent} rule="LEAD-9">
          <Button
            onClick={() =>
              void run({ type: 'callHolyPerson', callers: [contingent], redraw: false })
            }
          >
            {leader.name} calls too, {FIGURES.lp.holyPerson} LP: the card stands
          </Button>
        </WithCode>
      ))}
      <Next
        said="This card has been dealt with."
        {...(id === null && { again: 'Another card', onAgain: onAnother })}
      />
    </ToolFrame>
  );
}
