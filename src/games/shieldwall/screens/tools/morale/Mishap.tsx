import { useState } from 'react';
import { type HandUnit, unitsInOrder } from '#/games/shieldwall/rules';
import { Choice } from '#/ui/Choice';
import { ActionTool } from '../ActionTool';
import { useToolBattle } from '../toolBattle';
import { WhichUnit } from '../WhichUnit';

type How = 'retired' | 'broke' | 'destroyed';

const SETS: Record<How, HandUnit> = {
  retired: { course: 'retiring' },
  broke: { course: 'broken' },
  destroyed: { lost: 'destroyed' },
};

/** Without a battle: something to be shocked by. */
export function Mishap() {
  const { battle } = useToolBattle();
  const [who, setWho] = useState<string | null>(null);
  const [how, setHow] = useState<How>('broke');
  const units = unitsInOrder(battle);
  const unit = units.find((each) => each.id === who) ?? null;
  return (
    <ActionTool
      title="Morale"
      word="Who is affected?"
      blind
      command={unit && { type: 'setUnit', unit: unit.id, set: SETS[how] }}
    >
      <WhichUnit
        label="Who caused it?"
        units={units}
        chosen={unit}
        onChoose={(each) => setWho(each.id)}
      />
      <Choice
        label="What happened?"
        value={how}
        options={[
          { id: 'retired', word: 'Retires' },
          { id: 'broke', word: 'Breaks' },
          { id: 'destroyed', word: 'Destroyed' },
        ]}
        onSet={setHow}
      />
    </ActionTool>
  );
}
