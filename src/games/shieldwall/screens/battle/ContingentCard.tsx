import { memo } from 'react';
import { type Contingent, lpLeft, type Unit } from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';
import { PointMarks } from '../parts/PointMarks';
import css from './ContingentCard.module.css';
import { ContingentOrders, type ContingentOrdersProps } from './ContingentOrders';
import { FoldedUnits } from './FoldedUnits';
import { FATE_WORDS } from './marks';
import { useTable } from './table';
import { UnitRow } from './UnitRow';

export interface ContingentCardProps {
  readonly contingent: Contingent;
  readonly units: readonly Unit[];
  readonly folded: boolean;
  /** In the movement phase, while it has something left to do. */
  readonly orders: ContingentOrdersProps | null;
  readonly onFold: (contingent: string, folded: boolean) => void;
}

/** A leader and his units, in full or folded to one line. */
export const ContingentCard = memo(function ContingentCard({
  contingent,
  units,
  folded,
  orders,
  onFold,
}: ContingentCardProps) {
  const { openLeader } = useTable();
  const { id, name, leader } = contingent;
  if (folded) {
    return (
      <button
        type="button"
        className={`${css.contingent} ${css.contingentFold}`}
        aria-expanded={false}
        onClick={() => onFold(id, false)}
      >
        <bdi className={`name ${css.contingentName}`}>{name}</bdi>
        <FoldedUnits units={units} />
      </button>
    );
  }
  return (
    <section id={`of-${id}`} className={css.contingent} aria-label={name}>
      <header className={css.contingentHead}>
        <button type="button" className={css.contingentLeader} onClick={() => openLeader(id)}>
          <span className={css.contingentTitle}>
            <bdi className={`name ${css.contingentName}`}>{name}</bdi>
            <LeaderLine contingent={contingent} />
          </span>
          {leader.fate === 'leading' && (
            <span className={css.contingentPoints}>
              <span className={css.contingentLp}>{lpLeft(leader)} LP</span>
              <PointMarks label={`LPs of ${leader.name}`} left={lpLeft(leader)} of={leader.lp} />
            </span>
          )}
          <span className="sr-only">: actions of {leader.name}</span>
        </button>
        <button
          type="button"
          className={css.contingentToggle}
          aria-label={`Fold ${name}`}
          aria-expanded={true}
          onClick={() => onFold(id, true)}
        >
          <Icon name="up" />
        </button>
      </header>
      {orders && <ContingentOrders {...orders} />}
      <ul className={css.contingentUnits}>
        {units.map((unit) => (
          <UnitRow key={unit.id} unit={unit} />
        ))}
      </ul>
    </section>
  );
}, sameCard);

/** A tap changes one unit: the other cards stay as they are. */
function sameCard(a: ContingentCardProps, b: ContingentCardProps): boolean {
  return (
    a.contingent === b.contingent &&
    a.folded === b.folded &&
    a.onFold === b.onFold &&
    JSON.stringify(a.orders) === JSON.stringify(b.orders) &&
    a.units.length === b.units.length &&
    a.units.every((unit, place) => unit === b.units[place])
  );
}

function LeaderLine({
  contingent: { name, leader, signalled },
}: {
  readonly contingent: Contingent;
}) {
  // "Byrhtnoth's centre" says who leads it.
  const named = name.includes(leader.name);
  return (
    <span className={css.leaderLine}>
      {leader.commander && <Icon name="crown" label="Commander in chief" />}
      {!named && <bdi className="name">{leader.name}</bdi>}
      {leader.fate !== 'leading' && <b>{FATE_WORDS[leader.fate]}</b>}
      {leader.atRisk && leader.fate === 'leading' && <b>at risk</b>}
      {leader.fate === 'leading' && (
        <>
          {!named && signalled && <span aria-hidden="true">·</span>}
          <span className={signalled ? css.signalled : 'sr-only'}>
            {signalled && <Icon name="horn" />}
            <span className={css.signalledWord}>{signalled ? 'signalled' : 'not signalled'}</span>
          </span>
        </>
      )}
    </span>
  );
}
