import { type CombatPlace, FIGURES, type Unit } from '#/games/shieldwall/rules';
import { Panel } from '#/ui/Panel';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { MadeUpUnit } from '../MadeUpUnit';
import { useToolBattle } from '../toolBattle';
import css from './Forces.module.css';

export interface CircumstancesProps {
  readonly unit: Unit;
  readonly place: CombatPlace;
  readonly onChange: (change: Partial<CombatPlace>) => void;
  readonly onClose: () => void;
}

/** What the players see of a unit in a fight and the phone does not. */
export function Circumstances({ unit, place, onChange, onClose }: CircumstancesProps) {
  const { shape } = useToolBattle();
  const switches = [
    ['worseGround', 'The enemy has the better ground', 'COMB-3'],
    ['fromFlankOrRear', 'Taken in flank or rear', 'COMB-3'],
    ['charged', 'Charged this turn', 'COMB-1'],
    ['followingUp', 'Following up', 'COMB-1'],
    ['inspired', 'Champion or standard', 'COMB-1'],
    ['leaderFighting', 'A leader fights here', 'COMB-4'],
  ] as const;
  return (
    <Panel title={unit.name} subtitle="In this fight" onClose={onClose}>
      <div className={css.circumstances}>
        {shape && (
          <MadeUpUnit
            unit={unit}
            onShape={(change) => {
              shape(unit.id, change);
              if (change.stands) onChange({ engagedStands: change.stands });
            }}
          />
        )}
        <Stepper
          label="Stands on the flanks"
          value={place.flankSupports}
          most={FIGURES.combat.flanks}
          onSet={(flankSupports) => onChange({ flankSupports })}
        />
        {unit.stands > 1 && (
          <Stepper
            label="Stands engaged"
            value={place.engagedStands}
            least={1}
            most={unit.stands}
            onSet={(engagedStands) => onChange({ engagedStands })}
          />
        )}
        {switches.map(([key, words, rule]) => (
          <Switch key={key} rule={rule} on={place[key]} onSet={(on) => onChange({ [key]: on })}>
            {words}
          </Switch>
        ))}
      </div>
    </Panel>
  );
}
