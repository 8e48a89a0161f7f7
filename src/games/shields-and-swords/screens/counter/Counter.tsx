import { Icon } from '#/ui/icons/Icon';
import { type Battle, seenUnit, type Unit } from '../../rules';
import { BoltIcon, FaceIcon } from '../markers/drawings';
import styles from './Counter.module.css';
import { unitWords } from './words';

export interface CounterProps {
  readonly battle: Battle;
  readonly unit: Unit;
  /** What a tap does, for whoever cannot see it; the counter's own words follow. */
  readonly label?: string;
  /** It will form shield wall in the phase that is ordered. */
  readonly forming?: boolean;
  readonly small?: boolean;
  /** Chosen among others; left out where nothing is chosen. */
  readonly chosen?: boolean;
  readonly primary?: boolean;
  readonly off?: boolean;
  readonly onTap: (unit: Unit) => void;
}

/**
 * A counter as it lies on the table. Double frame: in shield wall; dashed inner frame: will form;
 * bolt: suppressed; an empty step and a striped name: reduced; tick: has fired or attacked.
 */
export function Counter({
  battle,
  unit,
  label = '',
  forming = false,
  small = false,
  chosen,
  primary = false,
  off = false,
  onTap,
}: CounterProps) {
  const seen = seenUnit(battle, unit);
  const reduced = seen.steps > 0 && seen.steps < seen.fullSteps;
  const done = unit.thisPhase.fired || unit.thisPhase.attacked;
  const look = [
    styles.counter,
    styles[unit.side],
    small && styles.small,
    unit.inShieldWall && styles.wall,
    forming && !unit.inShieldWall && styles.form,
    reduced && styles.reduced,
    chosen && styles.chosen,
    primary && styles.primary,
  ];
  return (
    <button
      type="button"
      className={look.filter(Boolean).join(' ')}
      {...(chosen !== undefined && { 'aria-pressed': chosen })}
      disabled={off}
      onClick={() => onTap(unit)}
    >
      <span className="sr-only">
        {`${label}${unit.name}: ${unitWords(battle, unit)}${forming ? ', will form' : ''}`}
      </span>
      <span className={styles.drawn} aria-hidden="true">
        <span className={styles.top}>
          <b>{unit.type}</b>
          <span className={styles.steps}>
            {Array.from({ length: seen.fullSteps }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place
              <i key={place} className={place < seen.steps ? styles.full : ''} />
            ))}
          </span>
        </span>
        <span className={styles.values}>
          <span className={styles.class}>{seen.class}</span>
          {seen.fireFactor !== null && (
            <span className={styles.fire}>
              <FaceIcon face="fire" />
              {seen.fireFactor}
            </span>
          )}
        </span>
        <span className={styles.name}>{unit.name}</span>
        {unit.suppressed && (
          <span className={styles.bolt}>
            <BoltIcon />
          </span>
        )}
        {done && (
          <span className={styles.done}>
            <Icon name="check" />
          </span>
        )}
        {seen.crown && (
          <span className={styles.crown}>
            <Icon name="crown" />
          </span>
        )}
      </span>
    </button>
  );
}
