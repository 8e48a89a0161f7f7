import type { Refusal, Unit } from '#/games/shieldwall/rules';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Who } from '#/play/roll/Who';
import { GradeShield } from '../parts/GradeShield';
import { UnitPicker } from './UnitPicker';

export interface WhichUnitProps {
  readonly label: string;
  readonly units: readonly Unit[];
  readonly chosen: Unit | null;
  readonly onChoose: (unit: Unit) => void;
  readonly bar?: (unit: Unit) => Refusal | null;
}

/** One unit of several. */
export function WhichUnit({ label, units, chosen, onChoose, bar }: WhichUnitProps) {
  return (
    <Who
      label={label}
      chosen={
        chosen && (
          <>
            <GradeShield grade={chosen.grade} side={chosen.side} />
            <span className={toolFrame.unitChoiceName}>{chosen.name}</span>
          </>
        )
      }
      picker={(close) => (
        <UnitPicker
          label={label}
          units={units}
          chosen={chosen ? [chosen.id] : []}
          onToggle={(id) => {
            const unit = units.find((each) => each.id === id);
            if (unit) onChoose(unit);
            close();
          }}
          {...(bar && { bar })}
        />
      )}
    />
  );
}
