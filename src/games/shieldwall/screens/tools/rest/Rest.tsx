import { useState } from 'react';
import { mayRest, restCondition, unitsInOrder } from '#/games/shieldwall/rules';
import { Next } from '#/play/roll/Next';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { Card } from '#/ui/Card';
import { RuleCode } from '#/ui/RuleCode';
import { ActionTool } from '../ActionTool';
import { MadeUpUnit } from '../MadeUpUnit';
import { type About, useToolBattle } from '../toolBattle';
import { WhichUnit } from '../WhichUnit';

/** REST: a unit that stays where it is gets its breath back. No dice. */
export default function Rest({ about }: { readonly about: About }) {
  const { battle, id: battleId, shape } = useToolBattle();
  const [who, setWho] = useState(about.unit);
  const [rested, setRested] = useState(false);
  const units = unitsInOrder(battle);
  const unit = units.find((each) => each.id === who) ?? null;
  const condition = unit && restCondition(unit, battle.options);
  if (rested) {
    return (
      <ToolFrame title="Rest">
        <Next
          again="Another unit rests"
          onAgain={() => {
            setWho(null);
            setRested(false);
          }}
        />
      </ToolFrame>
    );
  }
  return (
    <ActionTool
      title="Rest"
      command={unit && { type: 'rest', unit: unit.id }}
      word="Apply"
      goesOn
      onDone={() => setRested(battleId === null)}
    >
      <WhichUnit
        label="Who rests"
        units={units}
        chosen={unit}
        onChoose={({ id }) => setWho(id)}
        bar={(each) => mayRest(battle, each)}
      />
      {unit && (
        <Card title="Where it may rest" aside={<RuleCode rule="REST-1" />}>
          <p>{condition ? `Anywhere with ${condition}.` : 'Anywhere out of combat.'}</p>
          {shape && <MadeUpUnit unit={unit} onShape={(change) => shape(unit.id, change)} />}
        </Card>
      )}
    </ActionTool>
  );
}
