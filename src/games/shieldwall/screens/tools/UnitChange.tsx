import type { Unit } from '#/games/shieldwall/rules';
import { LEVEL_NAMES } from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';
import folded from '../battle/FoldedUnits.module.css';
import { Face } from '../parts/Face';
import { GradeShield } from '../parts/GradeShield';
import { stepOf } from '../parts/levels';
import css from './UnitChange.module.css';

export interface UnitChangeProps {
  readonly before: Unit;
  readonly after: Unit;
}

/** So many pebbles a unit has room for (DP-2). */
const PLACES = [1, 2, 3, 4];

/** A unit's new face and its new pebbles, as a roll would leave it. */
export function UnitChange({ before, after }: UnitChangeProps) {
  const more = after.dps - before.dps;
  const { tone } = stepOf(after.level);
  return (
    <span className={css.unit} aria-hidden="true">
      <GradeShield grade={before.grade} side={before.side} />
      <bdi className={css.name}>{before.name}</bdi>
      <span className={css.state}>
        {after.lost ? (
          <Icon name="skull" />
        ) : (
          after.level !== before.level && (
            <span className={css.level}>
              <Face level={before.level} />
              <Icon name="next" />
              <i className={`${css.face} ${folded[`tone${tone}`]}`}>
                <Face level={after.level} />
              </i>
              <b>{LEVEL_NAMES[after.level]}</b>
            </span>
          )
        )}
        {more !== 0 && !after.lost && (
          <span className={css.dps}>
            {PLACES.map((place) => (
              <i key={place} className={stoneOf(place, before.dps, after.dps)} />
            ))}
            <b>
              {more > 0 ? '+' : '−'}
              {Math.abs(more)}
            </b>
          </span>
        )}
      </span>
    </span>
  );
}

function stoneOf(place: number, before: number, after: number): string {
  if (place > after) return '';
  return `${css.stone} ${place > before ? css.added : ''}`;
}
