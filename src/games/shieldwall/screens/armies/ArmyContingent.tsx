import type { ReactNode } from 'react';
import type { Breach, MusteredContingent, Side } from '#/games/shieldwall/rules';
import { Breaches } from '#/play/saved/Breaches';
import type { Change } from '#/play/saved/useSaved';
import { Button } from '#/ui/Button';
import { DragList } from '#/ui/DragList';
import { Icon } from '#/ui/icons/Icon';
import { PointMarks } from '../parts/PointMarks';
import css from './ArmyContingent.module.css';
import { breachesAt } from './armyText';
import { moved } from './muster';
import { UnitLine } from './UnitLine';
import unitLine from './UnitLine.module.css';

export interface ArmyContingentProps {
  readonly contingent: MusteredContingent;
  /** "1st from the right" */
  readonly where: string;
  readonly place: number;
  readonly side: Side;
  readonly breaches: readonly Breach[];
  readonly handle: ReactNode;
  readonly onChange: (next: MusteredContingent, change: Change) => void;
  readonly onAdd: (words: string) => void;
  readonly onOpen: () => void;
  readonly onOpenUnit: (unit: number) => void;
}

/** A contingent of the army that is mustered: its leader and its units in their order of acting. */
export function ArmyContingent({
  contingent,
  where,
  place,
  side,
  breaches,
  handle,
  onChange,
  onAdd,
  onOpen,
  onOpenUnit,
}: ArmyContingentProps) {
  const { name, leader, units } = contingent;
  const lacksRetinue = !units.some(({ kind }) => kind === 'retinue');
  return (
    <section className={`${css.muster} ${css[side] ?? ''}`} aria-label={name}>
      <header className={css.musterHead} data-contingent>
        <button
          type="button"
          className={`${unitLine.musterOpen} ${css.musterOpen}`}
          onClick={onOpen}
        >
          <span className={unitLine.musterWords}>
            <span className={css.musterWhere}>{where}</span>
            <h2 className={unitLine.musterName}>
              <bdi>{name || 'Untitled'}</bdi>
            </h2>
            <small>
              {leader.commander && <Icon name="crown" label="Commander in chief" />}
              <bdi className={unitLine.musterName}>{leader.name || 'Untitled'}</bdi>
              <span className={css.musterLp}>
                {leader.lp} LP
                <PointMarks label={`LPs of ${leader.name}`} left={leader.lp} of={leader.lp} />
              </span>
            </small>
          </span>
        </button>
        {handle}
      </header>
      <Breaches breaches={breachesAt(breaches, place)} />
      <DragList
        label={`Units of ${name}, the first to act on top`}
        items={units.map((unit, index) => ({
          name: unit.name,
          render: (grip) => (
            <UnitLine
              unit={unit}
              side={side}
              breaches={breachesAt(breaches, place, index)}
              handle={grip}
              onOpen={() => onOpenUnit(index)}
            />
          ),
        }))}
        onMove={(from, to) =>
          onChange(
            { ...contingent, units: moved(units, from, to) },
            { words: `Move ${units[from]?.name}` },
          )
        }
      />
      <Button
        kind="quiet"
        icon="plus"
        className={css.musterAdd}
        aria-label={`Add a ${lacksRetinue ? 'retinue' : 'band'} to ${name}`}
        onClick={() => onAdd(`Add a ${lacksRetinue ? 'retinue' : 'band'} to ${name}`)}
      >
        {lacksRetinue ? 'Add a retinue' : 'Add a band'}
      </Button>
    </section>
  );
}
