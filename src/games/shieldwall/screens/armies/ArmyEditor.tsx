import { useState } from 'react';
import { SIDE_NAMES } from '#/core/sides';
import { type Army, breaches, SIDES, type Side } from '#/games/shieldwall/rules';
import { Breaches } from '#/play/saved/Breaches';
import savedPage from '#/play/saved/savedPage.module.css';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice, type ChoiceOption } from '#/ui/Choice';
import { DragList } from '#/ui/DragList';
import { TextField } from '#/ui/TextField';
import { ArmyContingent } from './ArmyContingent';
import { ArmyUnitPanel } from './ArmyUnitPanel';
import { breachesAt, counted, gradesOf, sizeOf, supernumerariesOf } from './armyText';
import { ContingentPanel } from './ContingentPanel';
import {
  moved,
  withContingent,
  withNewContingent,
  withNewUnit,
  withUnitCopied,
  withUnitSent,
} from './muster';
import type { ChangeArmy } from './useArmy';

const COLOURS: readonly ChoiceOption<Side>[] = SIDES.map((id) => ({
  id,
  word: SIDE_NAMES[id],
  side: id,
}));

/** What is being changed in a panel: a contingent, or a unit of it. */
interface Opened {
  readonly contingent: number;
  readonly unit: number | null;
}

/** The whole army, from its right to its left; everything opens by a tap and is kept at once. */
export function ArmyEditor({
  army,
  onChange,
}: {
  readonly army: Army;
  readonly onChange: ChangeArmy;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const side = army.colour ?? 'red';
  const broken = breaches(army);
  const { contingents } = army;
  const count = supernumerariesOf(army);
  return (
    <div className={savedPage.armies}>
      <Card>
        <TextField
          label="Name of the army"
          value={army.name}
          onSet={(name) => onChange({ ...army, name }, { words: 'Rename the army', field: 'army' })}
        />
        <Choice
          label="Colour"
          options={COLOURS}
          value={side}
          onSet={(colour) =>
            onChange({ ...army, colour }, { words: `Colour: ${SIDE_NAMES[colour]}` })
          }
        />
        <p className={savedPage.armySize}>
          {sizeOf(army)}
          {count > 0 && `, ${counted(count, 'supernumerary', 'supernumeraries')}`}
          <br />
          Stands by grade: {gradesOf(army) || 'none'}
        </p>
        <Breaches breaches={breachesAt(broken)} />
      </Card>
      <DragList
        label="Contingents from right to left"
        items={contingents.map((contingent, place) => ({
          name: contingent.name,
          render: (handle) => (
            <ArmyContingent
              contingent={contingent}
              where={whereIs(place, contingents.length)}
              place={place}
              side={side}
              breaches={broken}
              handle={handle}
              onChange={(next, change) => onChange(withContingent(army, place, next), change)}
              onAdd={(words) => onChange(withNewUnit(army, place), { words })}
              onOpen={() => setOpened({ contingent: place, unit: null })}
              onOpenUnit={(unit) => setOpened({ contingent: place, unit })}
            />
          ),
        }))}
        onMove={(from, to) =>
          onChange(
            { ...army, contingents: moved(contingents, from, to) },
            { words: `Move ${contingents[from]?.name}` },
          )
        }
      />
      <Button
        icon="plus"
        onClick={() => onChange(withNewContingent(army), { words: 'Add a contingent' })}
      >
        Add a contingent
      </Button>
      {opened && <OpenPanel army={army} opened={opened} onChange={onChange} onOpened={setOpened} />}
    </div>
  );
}

interface OpenPanelProps {
  readonly army: Army;
  readonly opened: Opened;
  readonly onChange: ChangeArmy;
  readonly onOpened: (opened: Opened | null) => void;
}

function OpenPanel({ army, opened, onChange, onOpened }: OpenPanelProps) {
  const place = opened.contingent;
  const contingent = army.contingents[place];
  if (!contingent) return null;
  const broken = breaches(army);
  const onClose = () => onOpened(null);
  if (opened.unit === null) {
    return (
      <ContingentPanel
        army={army}
        place={place}
        contingent={contingent}
        breaches={breachesAt(broken, place)}
        onChange={onChange}
        onPlace={(next) => onOpened({ contingent: next, unit: null })}
        onClose={onClose}
      />
    );
  }
  const index = opened.unit;
  const unit = contingent.units[index];
  if (!unit) return null;
  return (
    <ArmyUnitPanel
      contingent={contingent}
      place={index}
      unit={unit}
      breaches={breachesAt(broken, place, index)}
      onChange={(next, change) => onChange(withContingent(army, place, next), change)}
      onCopy={() => {
        onChange(withUnitCopied(army, place, index), { words: `Duplicate ${unit.name}` });
        onClose();
      }}
      others={army.contingents.flatMap(({ name }, to) => (to === place ? [] : [{ name, to }]))}
      onSend={({ name, to }) => {
        onChange(withUnitSent(army, place, index, to), { words: `Move ${unit.name} to ${name}` });
        onClose();
      }}
      onPlace={(next) => onOpened({ contingent: place, unit: next })}
      onClose={onClose}
    />
  );
}

/** Where it stands in the line, as the army sees it. */
function whereIs(place: number, of: number): string {
  if (place === 0) return of === 1 ? 'The only one' : 'Right';
  if (place === of - 1) return 'Left';
  return of === 3 ? 'Centre' : `${place + 1} of ${of} from the right`;
}
