import { useMemo } from 'react';
import { type Combat, SIDES, type Side, whatIf } from '#/games/shieldwall/rules';
import { usePainted } from '#/ui/usePainted';
import css from './Forces.module.css';

export interface WhatHelpsProps {
  readonly combat: Combat;
  readonly viewer: Side;
  /** The whole list instead of what helps most. */
  readonly all: boolean;
}

const points = (gain: number): string =>
  Math.abs(gain) < 0.05
    ? 'no change'
    : `${gain > 0 ? '+' : gain < 0 ? '−' : ''}${Math.abs(gain).toFixed(Math.abs(gain) < 1 ? 1 : 0)} %`;

/** One change each, what helps most first. */
export function WhatHelps({ combat: current, viewer, all }: WhatHelpsProps) {
  const combat = usePainted(current, SETTLED);
  const changes = useMemo(() => whatIf(combat, viewer), [combat, viewer]);
  if (!changes.ok || changes.value.length === 0) return null;
  const nameOf = (id: string) =>
    SIDES.flatMap((side) => combat[side]).find((fighter) => fighter.id === id)?.name ?? '';
  const shown = all ? changes.value : changes.value.filter(({ gain }) => gain >= 0.05).slice(0, 1);
  return (
    <ul className={css.whatHelps} aria-label="What would help">
      {shown.map(({ change, label, fighter, gain }) => (
        <li key={`${change} ${fighter}`}>
          <span>
            {all ? '' : 'Helps most: '}
            {nameOf(fighter)}: {label.toLowerCase()}
          </span>
          <b>{points(gain)}</b>
        </li>
      ))}
    </ul>
  );
}

/** Twenty fights are worked out for one line: only once the switch that was tapped has been painted. */
const SETTLED = 100;
