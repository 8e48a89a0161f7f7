import type { Unit } from '#/games/shieldwall/rules';
import { LEVEL_NAMES } from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';
import { Face } from '../parts/Face';
import { stepOf } from '../parts/levels';
import css from './FoldedUnits.module.css';
import { LOSS_WORDS } from './marks';

const spoken = (unit: Unit): string =>
  unit.lost
    ? `${unit.name}: ${LOSS_WORDS[unit.lost]}`
    : `${unit.name}: grade ${unit.grade}, ${LEVEL_NAMES[unit.level]}, DPs ${unit.dps}`;

/** A contingent in one line: for each unit its face, its grade and its DPs. */
export function FoldedUnits({ units }: { readonly units: readonly Unit[] }) {
  return (
    <span className={css.folded}>
      {units.map((unit) => (
        <span
          key={unit.id}
          role="img"
          aria-label={spoken(unit)}
          className={`${css.foldedUnit} ${unit.lost ? css.lost : ''}`}
        >
          <i className={css[`tone${stepOf(unit.level).tone}`]}>
            {unit.lost ? <Icon name="skull" /> : <Face level={unit.level} />}
          </i>
          <span>{unit.grade}</span>
          {!unit.lost && <b>{unit.dps}</b>}
        </span>
      ))}
    </span>
  );
}
