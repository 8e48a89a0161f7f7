import './ContingentCard.css';
import { memo } from 'react';
import { type Contingent, lpLeft, type Unit } from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';
import { PointMarks } from '../parts/PointMarks';
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
  const { id, side, name, leader } = contingent;
  if (folded) {
    return (
      <button
        type="button"
        className={`contingent ${side} contingent-fold`}
        aria-expanded={false}
        onClick={() => onFold(id, false)}
      >
        <bdi className="name contingent-name">{name}</bdi>
        <FoldedUnits units={units} />
      </button>
    );
  }
  return (
    <section id={`of-${id}`} className={`contingent ${side}`} aria-label={name}>
      <header className="contingent-head">
        <button type="button" className="contingent-leader" onClick={() => openLeader(id)}>
          <span className="contingent-title">
            <bdi className="name contingent-name">{name}</bdi>
            <LeaderLine contingent={contingent} />
          </span>
          {leader.fate === 'leading' && (
            <span className="contingent-points">
              <span className="contingent-lp">{lpLeft(leader)} LP</span>
              <PointMarks label={`LPs of ${leader.name}`} left={lpLeft(leader)} of={leader.lp} />
            </span>
          )}
          <span className="sr-only">: actions of {leader.name}</span>
        </button>
        <button
          type="button"
          className="contingent-toggle"
          aria-label={`Fold ${name}`}
          aria-expanded={true}
          onClick={() => onFold(id, true)}
        >
          <Icon name="up" />
        </button>
      </header>
      {orders && <ContingentOrders {...orders} />}
      <ul className="contingent-units">
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
    <span className="leader-line">
      {leader.commander && <Icon name="crown" label="Commander in chief" />}
      {!named && <bdi className="name">{leader.name}</bdi>}
      {leader.fate !== 'leading' && <b>{FATE_WORDS[leader.fate]}</b>}
      {leader.atRisk && leader.fate === 'leading' && <b>at risk</b>}
      {leader.fate === 'leading' && (
        <>
          {!named && signalled && <span aria-hidden="true">·</span>}
          <span className={signalled ? 'signalled' : 'sr-only'}>
            {signalled && <Icon name="horn" />}
            <span className="signalled-word">{signalled ? 'signalled' : 'not signalled'}</span>
          </span>
        </>
      )}
    </span>
  );
}
