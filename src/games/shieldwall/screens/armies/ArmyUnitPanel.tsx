import {
  type Breach,
  GRADES,
  type Grade,
  type MusteredContingent,
  type MusteredUnit,
  SUPERNUMERARIES,
  SUPERNUMERARY_NAMES,
  type Supernumerary,
  type UnitKind,
} from '#/games/shieldwall/rules';
import { Breaches } from '#/play/saved/Breaches';
import { ItemActions } from '#/play/saved/ItemActions';
import type { Change } from '#/play/saved/useSaved';
import { Button } from '#/ui/Button';
import { Choice, type ChoiceOption } from '#/ui/Choice';
import { Icon } from '#/ui/icons/Icon';
import { Panel } from '#/ui/Panel';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { TextField } from '#/ui/TextField';
import { SUPERNUMERARY_ICONS } from '../battle/marks';
import { EDIT_LIMITS, moved, withUnit } from './muster';

const KINDS: readonly ChoiceOption<UnitKind>[] = [
  { id: 'retinue', word: 'Retinue' },
  { id: 'band', word: 'Band' },
];

const GRADE_OPTIONS: readonly ChoiceOption<Grade>[] = GRADES.map((id) => ({ id, word: id }));

interface Elsewhere {
  readonly name: string;
  readonly to: number;
}

export interface ArmyUnitPanelProps {
  readonly contingent: MusteredContingent;
  readonly place: number;
  readonly unit: MusteredUnit;
  readonly breaches: readonly Breach[];
  readonly onChange: (next: MusteredContingent, change: Change) => void;
  readonly onCopy: () => void;
  /** The contingents that it could go to. */
  readonly others: readonly Elsewhere[];
  readonly onSend: (contingent: Elsewhere) => void;
  /** The unit went to another place in its contingent. */
  readonly onPlace: (place: number) => void;
  readonly onClose: () => void;
}

/** Every figure of a unit that is mustered. */
export function ArmyUnitPanel({
  contingent,
  place,
  unit,
  breaches,
  onChange,
  onCopy,
  others,
  onSend,
  onPlace,
  onClose,
}: ArmyUnitPanelProps) {
  const { units } = contingent;
  const set = (changes: Partial<MusteredUnit>, change: Change) =>
    onChange(withUnit(contingent, place, { ...unit, ...changes }), change);
  const carry = (each: Supernumerary, on: boolean) =>
    set(
      {
        supernumeraries: on
          ? [...unit.supernumeraries, each]
          : unit.supernumeraries.filter((other) => other !== each),
      },
      { words: `${SUPERNUMERARY_NAMES[each]} ${on ? 'join' : 'leave'} ${unit.name}` },
    );
  const move = (to: number) => () => {
    onChange(
      { ...contingent, units: moved(units, place, to) },
      { words: `Move ${unit.name}`, field: `order ${contingent.name}` },
    );
    onPlace(to);
  };
  const leave = (next: MusteredContingent, change: Change) => {
    onChange(next, change);
    onClose();
  };
  return (
    <Panel title={<bdi>{unit.name || 'Untitled'}</bdi>} onClose={onClose}>
      <Breaches breaches={breaches} />
      <TextField
        label="Name"
        value={unit.name}
        onSet={(name) => set({ name }, { words: 'Rename a unit', field: `unit name ${place}` })}
      />
      <Choice
        label="Kind"
        options={KINDS}
        value={unit.kind}
        onSet={(kind) => set({ kind }, { words: `Make ${unit.name} a ${kind}` })}
      />
      <Choice
        label="Grade"
        options={GRADE_OPTIONS}
        value={unit.grade}
        onSet={(grade) => set({ grade }, { words: `Make ${unit.name} ${grade} Grade` })}
      />
      <Stepper
        label="Stands"
        value={unit.stands}
        least={1}
        most={EDIT_LIMITS.stands}
        onSet={(stands) => set({ stands }, { words: `Stands of ${unit.name}` })}
      />
      {SUPERNUMERARIES.map((each) => (
        <Switch key={each} on={unit.supernumeraries.includes(each)} onSet={(on) => carry(each, on)}>
          <Icon name={SUPERNUMERARY_ICONS[each]} />
          {SUPERNUMERARY_NAMES[each]}
        </Switch>
      ))}
      {others.map((each) => (
        <Button key={each.to} onClick={() => onSend(each)}>
          Move to <bdi>{each.name || `contingent ${each.to + 1}`}</bdi>
        </Button>
      ))}
      <ItemActions
        name={unit.name}
        before={{ word: 'Up', onMove: place > 0 ? move(place - 1) : null }}
        after={{ word: 'Down', onMove: place < units.length - 1 ? move(place + 1) : null }}
        onCopy={onCopy}
        onDelete={() =>
          leave(
            { ...contingent, units: units.toSpliced(place, 1) },
            { words: `Delete ${unit.name}`, deleted: unit.name },
          )
        }
      />
    </Panel>
  );
}
