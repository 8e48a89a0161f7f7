import { useState } from 'react';
import {
  type Battle,
  type Command,
  flees,
  otherSide,
  outpacedBy,
  preyOf,
  type Unit,
  unitsInOrder,
} from '#/games/shieldwall/rules';
import { Next } from '#/play/roll/Next';
import { ToolFrame } from '#/play/roll/ToolFrame';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { RuleCode } from '#/ui/RuleCode';
import { ActionTool } from '../ActionTool';
import { likelyFirst } from '../likelyFirst';
import { type About, useToolBattle } from '../toolBattle';
import { UnitPicker } from '../UnitPicker';
import { WhichUnit } from '../WhichUnit';

const ENDS = [
  { id: 'caught', word: 'Caught' },
  { id: 'nobody', word: 'Nobody' },
  { id: 'met', word: 'New enemy' },
] as const;
type End = (typeof ENDS)[number]['id'];

/** AFTER-8, CHG-4: what a pursuit came to. The dice propose it, the table decides. */
export default function Pursuit({ about }: { readonly about: About }) {
  const { battle, id } = useToolBattle();
  const units = unitsInOrder(battle);
  const pursuers = units.filter(({ course }) => course === 'pursuing');
  const [who, setWho] = useState(
    () => about.unit ?? (pursuers.length === 1 ? (pursuers[0]?.id ?? null) : null),
  );
  const [said, setSaid] = useState<End | null>(null);
  const [whom, setWhom] = useState<string | null>(null);
  const [met, setMet] = useState<readonly string[]>([]);
  const [done, setDone] = useState(false);
  const unit = units.find((each) => each.id === who) ?? null;
  const enemies = unit ? units.filter(({ side }) => side === otherSide(unit.side)) : [];
  const [likely] = unit ? outpacedBy(battle, unit) : [];
  const end = said ?? (unit ? (likely ? 'caught' : 'nobody') : null);
  const prey = enemies.find((each) => each.id === whom) ?? likely ?? null;
  if (done) {
    return (
      <ToolFrame title="Pursuit">
        <Next again="Another pursuit" onAgain={() => setDone(false)} />
      </ToolFrame>
    );
  }
  return (
    <ActionTool
      title="Pursuit"
      command={unit && commandOf(end, unit.id, prey, met)}
      word="Apply"
      goesOn
      onDone={() => setDone(id === null)}
    >
      <WhichUnit
        label="Pursuer"
        units={likelyFirst(units, ({ course }) => course === 'pursuing')}
        chosen={unit}
        onChoose={(each) => {
          setWho(each.id);
          setSaid(null);
          setWhom(null);
          setMet([]);
        }}
      />
      {unit && (
        <Card title="Whom does it reach?" aside={<RuleCode rule="AFTER-8" />}>
          {distances(battle, unit).map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Choice label="Reached" options={ENDS} value={end} onSet={setSaid} />
        </Card>
      )}
      {unit && end === 'caught' && (
        <WhichUnit
          label="Caught"
          units={likelyFirst(enemies, flees)}
          chosen={prey}
          onChoose={(each) => setWhom(each.id)}
        />
      )}
      {unit && end === 'met' && (
        <Card title="Whom does it charge?" aside={<RuleCode rule="CHG-4" />}>
          <UnitPicker
            label="New enemies"
            units={enemies.filter((each) => !flees(each))}
            chosen={met}
            onToggle={(each) =>
              setMet(met.includes(each) ? met.filter((other) => other !== each) : [...met, each])
            }
          />
        </Card>
      )}
    </ActionTool>
  );
}

/** How far each of them went, where the moves are known. */
function distances(battle: Battle, unit: Unit): readonly string[] {
  const went = ({ name, thisTurn }: Unit, word: string) =>
    thisTurn.moved === null ? [] : [`${name} ${word} ${thisTurn.moved}″`];
  return [...preyOf(battle, unit).flatMap((each) => went(each, 'ran')), ...went(unit, 'went')];
}

function commandOf(
  end: End | null,
  unit: string,
  prey: Unit | null,
  enemies: readonly string[],
): Command | null {
  switch (end) {
    case 'caught':
      return prey && { type: 'caught', unit: prey.id, by: unit };
    case 'nobody':
      return { type: 'outrun', unit };
    case 'met':
      return enemies.length > 0 ? { type: 'meet', unit, enemies } : null;
    case null:
      return null;
  }
}
