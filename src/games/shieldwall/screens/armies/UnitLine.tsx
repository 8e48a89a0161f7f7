import type { ReactNode } from 'react';
import {
  type Breach,
  type MusteredUnit,
  type Side,
  SUPERNUMERARY_NAMES,
} from '#/games/shieldwall/rules';
import { Breaches } from '#/play/saved/Breaches';
import { Chip } from '#/ui/Chip';
import { Icon } from '#/ui/icons/Icon';
import { SUPERNUMERARY_ICONS } from '../battle/marks';
import { GradeShield } from '../parts/GradeShield';
import { Stands } from '../parts/Stands';
import css from './UnitLine.module.css';

export interface UnitLineProps {
  readonly unit: MusteredUnit;
  readonly side: Side;
  readonly breaches: readonly Breach[];
  readonly handle: ReactNode;
  readonly onOpen: () => void;
}

/** A mustered unit: its figures, and a tap to change them. */
export function UnitLine({ unit, side, breaches, handle, onOpen }: UnitLineProps) {
  return (
    <div className={css.musterUnit}>
      <div className={css.musterUnitLine}>
        <button type="button" className={css.musterOpen} onClick={onOpen}>
          <GradeShield grade={unit.grade} side={side} />
          <span className={css.musterWords}>
            <bdi className={css.musterName}>{unit.name || 'Untitled'}</bdi>
            <small>
              {unit.kind === 'retinue' ? 'Retinue' : 'Band'}
              <Stands full={unit.stands} left={unit.stands} />
              {unit.supernumeraries.map((each) => (
                <Chip key={each} tone="gold">
                  <Icon name={SUPERNUMERARY_ICONS[each]} label={SUPERNUMERARY_NAMES[each]} />
                </Chip>
              ))}
            </small>
          </span>
        </button>
        {handle}
      </div>
      <Breaches breaches={breaches} />
    </div>
  );
}
