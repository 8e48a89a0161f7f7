import { useState } from 'react';
import { type Battle, FIGURES, mayRest, type Unit, unitsInOrder } from '#/games/shieldwall/rules';
import { Next } from '#/play/roll/Next';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { Card } from '#/ui/Card';
import { ActionTool } from '../ActionTool';
import { type About, useField } from '../field';
import { Shape } from '../Shape';
import { WhichUnit } from '../WhichUnit';

/** REST-1: the phone cannot measure, so it says what to look for. */
function whereTo({ grade }: Unit, { options }: Battle): string {
  switch (grade) {
    case 'A':
    case 'B':
      return 'Anywhere out of combat.';
    case 'C':
      return `Anywhere with no enemy within ${FIGURES.restC}″.`;
    case 'D':
      return `Anywhere with no enemy within ${FIGURES.restD[options.restD]}″.`;
  }
}

/** REST: a unit that stays where it is gets its breath back. No dice. */
export default function Rest({ about }: { readonly about: About }) {
  const { battle, shape } = useField();
  const [who, setWho] = useState(about.unit);
  const [rested, setRested] = useState(false);
  const units = unitsInOrder(battle);
  const unit = units.find((each) => each.id === who) ?? null;
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
      onDone={() => setRested(true)}
    >
      <WhichUnit
        label="Who rests"
        units={units}
        chosen={unit}
        onChoose={({ id }) => setWho(id)}
        bar={(each) => mayRest(battle, each)}
      />
      {unit && (
        <Card title="Where it may rest" aside={<small className="rule">REST-1</small>}>
          <p>{whereTo(unit, battle)}</p>
          {shape && <Shape unit={unit} onShape={(change) => shape(unit.id, change)} />}
        </Card>
      )}
    </ActionTool>
  );
}
