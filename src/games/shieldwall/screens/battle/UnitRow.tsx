import { memo } from 'react';
import type { Unit } from '#/games/shieldwall/rules';
import { LEVEL_NAMES, SUPERNUMERARY_NAMES } from '#/games/shieldwall/rules';
import { Chip } from '#/ui/Chip';
import { Icon } from '#/ui/icons/Icon';
import { GradeShield } from '../parts/GradeShield';
import { Ladder } from '../parts/Ladder';
import { PebbleTray } from '../parts/PebbleTray';
import { Stands } from '../parts/Stands';
import { marksOf, SUPERNUMERARY_ICONS } from './marks';
import { useTable } from './table';
import css from './UnitRow.module.css';

/** A unit at a glance, and what is tapped all evening. Drawn anew only when this unit changed. */
export const UnitRow = memo(function UnitRow({ unit }: { readonly unit: Unit }) {
  const { act, openUnit } = useTable();
  const { id, name } = unit;
  const marks = marksOf(unit);
  return (
    <li className={`${css.unit} ${unit.lost ? css.lost : ''}`} data-unit>
      <button type="button" className={css.unitHead} onClick={() => openUnit(id)}>
        <GradeShield grade={unit.grade} side={unit.side} />
        <bdi className={`name ${css.unitName}`} data-unit-name>
          {name}
        </bdi>
        <span className={css.unitMarks}>
          {unit.supernumeraries.map((each) => (
            <Chip key={each} tone="gold">
              <Icon name={SUPERNUMERARY_ICONS[each]} label={SUPERNUMERARY_NAMES[each]} />
            </Chip>
          ))}
          {marks.map(({ word, icon, tone, quiet }) => (
            <Chip key={word} tone={tone} icon={icon}>
              {quiet && marks.length > 1 ? <span className="sr-only">{word}</span> : word}
            </Chip>
          ))}
          <Stands full={unit.fullStands} left={unit.stands} />
        </span>
      </button>
      {!unit.lost && (
        <div className={css.unitControls} data-unit-controls>
          <PebbleTray
            count={unit.dps}
            label={`DPs of ${name}`}
            giveLabel={`Add a DP to ${name}`}
            takeLabel={`Take a DP off ${name}`}
            onGive={() => act({ type: 'giveDp', unit: id })}
            onTake={() => act({ type: 'takeDp', unit: id })}
          />
          <Ladder
            label={`Aggression level of ${name}`}
            value={unit.level}
            nameOf={(level) => `Set ${name} to ${LEVEL_NAMES[level]}`}
            onSet={(level) => act({ type: 'setUnit', unit: id, set: { level } })}
          />
        </div>
      )}
    </li>
  );
});
