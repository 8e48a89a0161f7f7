import { Choice } from '#/ui/Choice';
import {
  type Card,
  PRINTED_CLASSES,
  type PrintedClass,
  TYPE_NAMES,
  UNIT_TYPES,
  type UnitType,
} from '../../rules';
import { Select } from './Select';
import { unitAt, unitGroups } from './useToolCard';

/** A unit without a battle: what is printed on it. */
export interface MadeUp {
  readonly name: string;
  readonly type: UnitType;
  readonly class: PrintedClass;
  readonly fireFactor: number | null;
}

export interface FighterChoiceProps {
  readonly label: string;
  readonly card: Card | null;
  readonly unit: MadeUp;
  readonly onSet: (unit: MadeUp) => void;
}

const TYPES = UNIT_TYPES.map((id) => ({ id, word: id }));
const CLASSES = PRINTED_CLASSES.map((id) => ({ id, word: id }));

/** Type and class by chips, or a unit of the card by its name, as it lies at the start. */
export function FighterChoice({ label, card, unit, onSet }: FighterChoiceProps) {
  const byName = (id: string) => {
    const found = card && unitAt(card, id);
    if (found) {
      const { name, type, class: combatClass, fireFactor } = found;
      onSet({ name, type, class: combatClass, fireFactor });
    }
  };
  return (
    <>
      {card && (
        <Select
          label={`${label}: a unit of the card`}
          none="choose"
          groups={unitGroups(card)}
          value=""
          onSet={byName}
        />
      )}
      <Choice
        label={`${label}: ${TYPE_NAMES[unit.type].toLowerCase()}`}
        options={TYPES}
        value={unit.type}
        onSet={(type) => onSet({ ...unit, name: TYPE_NAMES[type], type })}
      />
      <Choice
        label={`${label}: class`}
        options={CLASSES}
        value={unit.class}
        onSet={(next) => onSet({ ...unit, class: next })}
      />
    </>
  );
}
