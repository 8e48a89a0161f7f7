import { type Battle, isHere, SIDES, type Unit } from '../../rules';
import { Counter } from '../counter/Counter';
import counters from '../counter/Counter.module.css';
import styles from './OffMap.module.css';

export interface OffMapProps {
  readonly battle: Battle;
  readonly onUnit: (unit: Unit) => void;
}

/** Units that are gone or still to come: out of the way, a tap away. */
export function OffMap({ battle, onUnit }: OffMapProps) {
  const off = Object.values(battle.units).filter((unit) => !isHere(unit));
  if (off.length === 0) return null;
  const gone = off.filter(({ steps }) => steps === 0).length;
  const words = [
    gone > 0 && `${gone} eliminated`,
    off.length > gone && `${off.length - gone} to come`,
  ];
  return (
    <details className={styles.off}>
      <summary>{words.filter(Boolean).join(', ')}</summary>
      {SIDES.map((side) => {
        const units = off.filter((unit) => unit.side === side);
        return (
          units.length > 0 && (
            <section key={side} aria-label={battle.card.sides[side].name}>
              <h3>{battle.card.sides[side].name}</h3>
              <ul className={counters.counters}>
                {units.map((unit) => (
                  <li key={unit.id}>
                    <Counter battle={battle} unit={unit} small onTap={onUnit} />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </details>
  );
}
