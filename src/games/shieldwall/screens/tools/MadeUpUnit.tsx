import { FIGURES, GRADES, type Unit } from '#/games/shieldwall/rules';
import { Choice } from '#/ui/Choice';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { Ladder } from '../parts/Ladder';
import { stepOf } from '../parts/levels';

export interface MadeUpUnitProps {
  readonly unit: Unit;
  readonly onShape: (change: Partial<Unit>) => void;
}

/** A made-up unit for a calculator without a battle. */
export function MadeUpUnit({ unit, onShape }: MadeUpUnitProps) {
  return (
    <>
      <Choice
        label="Grade"
        value={unit.grade}
        options={GRADES.map((id) => ({ id, word: id }))}
        onSet={(grade) => onShape({ grade })}
      />
      <Ladder
        label={`Aggression level of ${unit.name}`}
        value={unit.level}
        nameOf={(level) => `Make ${unit.name} ${stepOf(level).word}`}
        onSet={(level) => onShape({ level })}
      />
      <Stepper
        label="DPs"
        value={unit.dps}
        most={FIGURES.dpLimit}
        onSet={(dps) => onShape({ dps })}
      />
      <Stepper
        label="Stands"
        value={unit.stands}
        least={1}
        most={FIGURES.retinue.standsOfAKing}
        onSet={(stands) => onShape({ stands, fullStands: stands })}
      />
      <Switch on={unit.formed} onSet={(formed) => onShape({ formed })}>
        Formed
      </Switch>
      <Switch
        on={unit.kind === 'retinue'}
        onSet={(retinue) => onShape({ kind: retinue ? 'retinue' : 'band' })}
      >
        A retinue
      </Switch>
    </>
  );
}
