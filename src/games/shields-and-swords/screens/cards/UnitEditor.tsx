import { Breaches } from '#/play/saved/Breaches';
import { ItemActions } from '#/play/saved/ItemActions';
import { Choice } from '#/ui/Choice';
import { Panel } from '#/ui/Panel';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { TextField } from '#/ui/TextField';
import {
  breaches,
  type CardUnit,
  type CardWing,
  PRINTED_CLASSES,
  TYPE_NAMES,
  UNIT_TYPES,
  type Values,
} from '../../rules';
import { breachesAt, printedOn } from './account';
import { moved, withUnit, withUnitCopied, withWing } from './edit';
import type { OpenedEditorProps } from './parts';

const TYPES = UNIT_TYPES.map((id) => ({ id, word: id }));
const CLASSES = PRINTED_CLASSES.map((id) => ({ id, word: id }));
const FIRST_FACTOR = 6;
const MOST = { factor: 12, turn: 99 };

/** Every figure of a counter, both its sides, by chips. */
export function UnitEditor({ card, opened, onChange, onOpened, onClose }: OpenedEditorProps) {
  const { side, wing: place, unit: at } = opened;
  const wing = card.sides[side].wings[place];
  const unit = at === null ? undefined : wing?.units[at];
  if (!wing || !unit || at === null) return null;
  const { units } = wing;
  const setWing = (next: Partial<CardWing>, words: string, field?: string, deleted?: string) =>
    onChange(withWing(card, side, place, next), {
      words,
      ...(field !== undefined && { field }),
      ...(deleted !== undefined && { deleted }),
    });
  const set = (change: Partial<CardUnit>, words: string, field?: string) =>
    setWing(withUnit(wing, at, { ...unit, ...change }), words, field);
  const move = (to: number) => () => {
    setWing({ units: moved(units, at, to) }, `Move ${unit.name}`);
    onOpened({ ...opened, unit: to });
  };
  return (
    <Panel
      title={<bdi>{unit.name || 'Untitled'}</bdi>}
      subtitle={printedOn(unit)}
      onClose={onClose}
    >
      <Breaches breaches={breachesAt(breaches(card), side, place, at)} />
      <TextField
        label="Name of the unit"
        value={unit.name}
        onSet={(name) => set({ name }, 'Rename a unit', `unit ${side} ${place} ${at}`)}
      />
      <Choice
        label={`Type: ${TYPE_NAMES[unit.type].toLowerCase()}`}
        options={TYPES}
        value={unit.type}
        onSet={(type) => set({ type }, `${unit.name}: ${type}`)}
      />
      <ValuesEditor
        which="Front"
        values={unit}
        onSet={(change) => set(change, `Front of ${unit.name}`)}
      />
      <Switch
        on={unit.reduced !== null}
        onSet={(on) =>
          set(
            on
              ? { reduced: { class: unit.class, fireFactor: unit.fireFactor } }
              : { reduced: null, crown: false },
            `Steps of ${unit.name}`,
          )
        }
      >
        Two steps
      </Switch>
      {unit.reduced && (
        <>
          <ValuesEditor
            which="Back"
            values={unit.reduced}
            onSet={(change) =>
              unit.reduced &&
              set({ reduced: { ...unit.reduced, ...change } }, `Back of ${unit.name}`)
            }
          />
          <Switch on={unit.crown} onSet={(crown) => set({ crown }, `Crown of ${unit.name}`)}>
            Crown on the back
          </Switch>
        </>
      )}
      <Switch
        on={unit.arrives !== undefined}
        onSet={(on) => {
          const { arrives: _, ...there } = unit;
          const next = on ? { ...there, arrives: 1 } : there;
          setWing(withUnit(wing, at, next), `Arrival of ${unit.name}`);
        }}
      >
        Comes later
      </Switch>
      {unit.arrives !== undefined && (
        <Stepper
          label="From turn"
          value={unit.arrives}
          least={1}
          most={MOST.turn}
          onSet={(arrives) => set({ arrives }, `Arrival of ${unit.name}`)}
        />
      )}
      <ItemActions
        name={unit.name}
        before={{ word: 'Earlier', onMove: at > 0 ? move(at - 1) : null }}
        after={{ word: 'Later', onMove: at < units.length - 1 ? move(at + 1) : null }}
        onCopy={() => {
          onChange(withUnitCopied(card, side, place, at), { words: `Duplicate ${unit.name}` });
          onOpened({ ...opened, unit: at + 1 });
        }}
        onDelete={() => {
          onClose();
          setWing({ units: units.toSpliced(at, 1) }, `Delete ${unit.name}`, undefined, unit.name);
        }}
      />
    </Panel>
  );
}

interface ValuesEditorProps {
  readonly which: 'Front' | 'Back';
  readonly values: Values;
  readonly onSet: (change: Partial<Values>) => void;
}

/** UNIT-2, UNIT-3: class and fire factor of one side of the counter. */
function ValuesEditor({ which, values, onSet }: ValuesEditorProps) {
  return (
    <>
      <Choice
        label={`${which}: class`}
        options={CLASSES}
        value={values.class}
        onSet={(next) => onSet({ class: next })}
      />
      <Switch
        on={values.fireFactor !== null}
        onSet={(on) => onSet({ fireFactor: on ? FIRST_FACTOR : null })}
      >
        {which}: fire factor
      </Switch>
      {values.fireFactor !== null && (
        <Stepper
          label={`${which}: fire factor`}
          value={values.fireFactor}
          least={1}
          most={MOST.factor}
          onSet={(fireFactor) => onSet({ fireFactor })}
        />
      )}
    </>
  );
}
