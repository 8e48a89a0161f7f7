import { useEffect, useState } from 'react';
import type { Glance } from '#/core/kernel';
import { SIDES, type Side } from '#/core/sides';
import { gameOf } from '#/games';
import type { BattleRow } from '#/store/rows';
import { SideMark } from '#/ui/SideMark';
import styles from './BattleGlance.module.css';

/** Where a battle stands, between whom, what it has cost, and when it was last played. */
export function BattleGlance({ row }: { readonly row: BattleRow }) {
  const [glance, setGlance] = useState<Glance | null>(null);
  useEffect(() => {
    let here = true;
    gameOf(row.game)
      ?.glance(row)
      // One that cannot be read keeps its name and date; opening it says why.
      .then(
        (read) => here && setGlance(read),
        () => undefined,
      );
    return () => {
      here = false;
    };
  }, [row]);
  const { when, names, standing } = glance ?? {};
  return (
    <span className={styles.glance}>
      {when && <b>{when}</b>}
      {names && (
        <span>
          <BothSides of={(side) => names[side]} />
        </span>
      )}
      {standing && (
        <span>
          {standing.label}: <BothSides of={(side) => standing.cells[side].figure} />
        </span>
      )}
      <span>{new Date(row.updated).toLocaleString([], WHEN)}</span>
    </span>
  );
}

const BothSides = ({ of }: { readonly of: (side: Side) => string }) =>
  SIDES.map((side) => (
    <span key={side} className={styles.side}>
      <SideMark side={side} /> {of(side)}{' '}
    </span>
  ));

const WHEN: Intl.DateTimeFormatOptions = { dateStyle: 'medium', timeStyle: 'short' };
