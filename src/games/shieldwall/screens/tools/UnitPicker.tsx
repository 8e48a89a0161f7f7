import { LEVEL_NAMES, type Refusal, type Unit } from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Icon } from '#/ui/icons/Icon';
import { Face } from '../parts/Face';
import { GradeShield } from '../parts/GradeShield';

export interface UnitPickerProps {
  readonly label: string;
  readonly units: readonly Unit[];
  readonly chosen: readonly string[];
  readonly onToggle: (unit: string) => void;
  /** Why a unit had better not be chosen. */
  readonly bar?: (unit: Unit) => Refusal | null;
}

/** Units to tap on; those that the rules are against stand last and say why. */
export function UnitPicker({ label, units, chosen, onToggle, bar }: UnitPickerProps) {
  const barred = (unit: Unit) => bar?.(unit) ?? null;
  const sorted = [...units].sort((a, b) => Number(barred(a) !== null) - Number(barred(b) !== null));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={toolFrame.unitPicker} data-unit-picker role="group" aria-label={label}>
      {sorted.map((unit) => (
        <button
          key={unit.id}
          type="button"
          className={toolFrame.unitChoice}
          aria-pressed={chosen.includes(unit.id)}
          onClick={() => onToggle(unit.id)}
        >
          <span className={toolFrame.unitChoiceTick}>
            {chosen.includes(unit.id) && <Icon name="check" />}
          </span>
          <GradeShield grade={unit.grade} side={unit.side} />
          <span className={toolFrame.unitChoiceName}>
            {unit.name}
            {barred(unit) && <small>{barred(unit)?.why}</small>}
          </span>
          <span className={toolFrame.unitChoiceState}>
            <Face level={unit.level} label={LEVEL_NAMES[unit.level]} />
            <b>{unit.dps}</b>
          </span>
        </button>
      ))}
    </div>
  );
}
