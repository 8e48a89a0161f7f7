import { memo } from 'react';
import {
  type Battle,
  countsAgainstLimit,
  formsShieldWall,
  isOrdered,
  type Laid,
  type Unit,
  unitsHere,
  type Wing,
} from '../../rules';
import { Counter } from '../counter/Counter';
import counters from '../counter/Counter.module.css';
import { OrdersLine, Slots } from '../markers/Slots';
import styles from './WingCard.module.css';

export interface WingCardProps {
  readonly battle: Battle;
  readonly wing: Wing;
  /** It is the turn of this wing's side and nothing of the past. */
  readonly acting: boolean;
  readonly onLay: (wing: Wing) => void;
  readonly onMarker: (wing: Wing, laid: Laid) => void;
  readonly onUnit: (unit: Unit) => void;
}

/** "1 suppressed · 3 form up · 2/3 laid" */
function wordsOf(battle: Battle, wing: Wing, acting: boolean): string {
  const units = unitsHere(battle, wing);
  const suppressed = units.filter((unit) => unit.suppressed).length;
  const walls = units.filter((unit) => unit.inShieldWall).length;
  const forming = acting && isOrdered(wing, 'shieldWall') ? units.filter(formsShieldWall) : [];
  const left = forming.filter((unit) => !unit.inShieldWall).length;
  return [
    suppressed > 0 && `${suppressed} suppressed`,
    walls > 0 && `${walls} in shield wall`,
    left > 0 && `${left} form up`,
    acting && `${countsAgainstLimit(battle, wing.laid)}/${wing.limit} laid`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** A wing: its markers, and its counters that are on the map. */
export const WingCard = memo(function WingCard(props: WingCardProps) {
  const { battle, wing, acting, onLay, onMarker, onUnit } = props;
  const units = unitsHere(battle, wing);
  const forming = acting && isOrdered(wing, 'shieldWall');
  const colour = battle.card.sides[wing.side].wings.find(({ name }) => name === wing.name)?.colour;
  return (
    <section className={`${styles.wing} ${acting ? '' : styles.enemy}`} aria-label={wing.name}>
      <header>
        <span className={styles.letter} aria-hidden="true">
          {[...wing.name][0]}
        </span>
        <h2>
          <bdi>{wing.name}</bdi>
          {colour && <small> {colour}</small>}
        </h2>
        <span className={styles.words}>{wordsOf(battle, wing, acting)}</span>
      </header>
      {acting && battle.phase === 'command' ? (
        <Slots
          battle={battle}
          wing={wing}
          onLay={() => onLay(wing)}
          onMarker={(laid) => onMarker(wing, laid)}
        />
      ) : (
        <OrdersLine wing={wing} />
      )}
      <ul className={counters.counters}>
        {units.map((unit) => (
          <li key={unit.id}>
            <Counter
              battle={battle}
              unit={unit}
              small={!acting}
              forming={forming && formsShieldWall(unit)}
              onTap={onUnit}
            />
          </li>
        ))}
      </ul>
      {units.length === 0 && <p className={styles.words}>Nobody is on the map.</p>}
    </section>
  );
});
