import { useState } from 'react';
import {
  type Card,
  type Command,
  choicesOf,
  contingentsInOrder,
  type GodCard,
  mayCallHolyPerson,
  picker,
} from '#/games/shieldwall/rules';
import { ActionTool } from '../ActionTool';
import { CardEntry } from '../cards/CardEntry';
import { useToolBattle } from '../toolBattle';
import { HolyPersons } from './HolyPersons';
import { RetainedCards } from './RetainedCards';
import { ShownCard } from './ShownCard';
import { onlyChoice, Target, type TargetProps, wholeChoice } from './Target';
import { usePack } from './usePack';
import { Weather } from './Weather';
import { WhichPack } from './WhichPack';

/** A card on the table: holy persons may speak, somebody may have to choose, then it takes effect. */
export function DrawnCard({ godCard }: { readonly godCard: GodCard }) {
  const { battle } = useToolBattle();
  const { card } = godCard;
  const pack = usePack();
  const [callers, setCallers] = useState<readonly string[]>([]);
  const [redraw, setRedraw] = useState(false);
  const [second, setSecond] = useState<Card | null>(null);
  const [picked, setPicked] = useState<TargetProps['choice']>({});

  const holy = contingentsInOrder(battle).filter(
    ({ id }) => mayCallHolyPerson(battle, id) === null,
  );
  const calling = callers.length > 0;
  const another = callers.length === 1 && redraw && !godCard.called;
  const choices = choicesOf(battle, card);
  const choice = { ...onlyChoice(choices), ...picked };
  const chosen = wholeChoice(choices, choice);
  const asks = picker(card) !== null && choices.length > 0;

  const command = (): Command | null => {
    if (calling) {
      const call = { type: 'callHolyPerson', callers, redraw: another } as const;
      if (!another || !pack.real) return call;
      return second && { ...call, card: second };
    }
    if (!asks) return { type: 'settleCard' };
    return chosen && { type: 'settleCard', choice: chosen };
  };

  return (
    <ActionTool
      title="God pack"
      aside={<Weather />}
      command={command()}
      blind={another}
      word={calling ? 'Call on them' : 'Apply'}
      beside={another && <WhichPack pack={pack} />}
      goesOn={!calling}
      onDone={() => {
        setCallers([]);
        setPicked({});
        setSecond(null);
      }}
    >
      <ShownCard card={card} />
      {holy.length > 0 && (
        <HolyPersons
          godCard={godCard}
          leaders={holy}
          callers={callers}
          redraw={redraw}
          onCall={setCallers}
          onRedraw={setRedraw}
        />
      )}
      {another && pack.real && (
        <CardEntry
          label="Second card of the real pack"
          value={second}
          onSet={setSecond}
          isOut={pack.isOut}
        />
      )}
      {!calling && <Target card={card} choice={choice} onChoose={setPicked} />}
      <RetainedCards />
    </ActionTool>
  );
}
