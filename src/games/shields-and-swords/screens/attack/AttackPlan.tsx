import { Choice } from '#/ui/Choice';
import { Switch } from '#/ui/Switch';
import { type Battle, fighterOf, type Unit } from '../../rules';
import { Counter } from '../counter/Counter';
import counters from '../counter/Counter.module.css';
import { CardModifiers } from '../die/CardModifiers';
import styles from './Attack.module.css';
import { attackersFor, type Plan, primaries, primaryIn, targetsFor } from './plan';

export interface AttackPlanProps {
  readonly battle: Battle;
  readonly plan: Plan;
  readonly onPlan: (plan: Plan) => void;
}

/** Who attacks whom, and what the phone cannot see: slope, trench, what the card adds. */
export function AttackPlan({ battle, plan, onPlan }: AttackPlanProps) {
  const target = plan.target === null ? undefined : battle.units[plan.target];
  const best = primaries(battle, plan);
  const primary = primaryIn(battle, plan);
  const toggle = ({ id }: Unit) =>
    onPlan({
      ...plan,
      attackers: plan.attackers.includes(id)
        ? plan.attackers.filter((each) => each !== id)
        : [...plan.attackers, id],
    });
  return (
    <>
      <section className={styles.who} aria-label="Target">
        <h3>
          {target ? `Target, worth ${fighterOf(battle, target).points}` : 'Target: which enemy?'}
        </h3>
        <ul className={counters.counters}>
          {(target ? [target] : targetsFor(battle, plan)).map((unit) => (
            <li key={unit.id}>
              <Counter
                battle={battle}
                unit={unit}
                label={target ? 'Another target than ' : 'Attack '}
                {...(target && { chosen: true })}
                onTap={({ id }) => onPlan({ ...plan, target: target ? null : id })}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.who} aria-label="Attackers">
        <h3>
          {primary
            ? `Primary ${primary.name}${plan.attackers.length > 1 ? ` with ${plan.attackers.length - 1} more` : ''}`
            : 'Attackers: who?'}
        </h3>
        <ul className={counters.counters}>
          {attackersFor(battle, plan).map((unit) => (
            <li key={unit.id}>
              <Counter
                battle={battle}
                unit={unit}
                label="With "
                chosen={plan.attackers.includes(unit.id)}
                primary={unit === primary}
                onTap={toggle}
              />
            </li>
          ))}
        </ul>
      </section>
      {best.length > 1 && (
        <Choice
          label="Primary"
          options={best.map(({ id, name }) => ({ id, word: name }))}
          value={primary?.id ?? null}
          onSet={(id) => onPlan({ ...plan, primary: id })}
        />
      )}
      <div className={styles.ticks}>
        <Switch on={plan.downhill} onSet={(downhill) => onPlan({ ...plan, downhill })}>
          Downhill
        </Switch>
        <Switch on={plan.trench} onSet={(trench) => onPlan({ ...plan, trench })}>
          Across a trench
        </Switch>
        <CardModifiers
          card={battle.card}
          to={['class', 'roll']}
          chosen={plan.modifiers}
          onChoose={(modifiers) => onPlan({ ...plan, modifiers })}
        />
      </div>
    </>
  );
}
