import { memo } from 'react';
import type { ContingentId } from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';
import css from './ContingentChips.module.css';

/** What a phase asks of a contingent, counted; plain data, so that a tap on a pebble draws none anew. */
export interface ContingentCount {
  readonly id: ContingentId;
  readonly leader: string;
  readonly due: number;
  readonly open: number;
}

export interface ContingentChipsProps {
  readonly counts: readonly ContingentCount[];
  /** The one that stands first below, with its actions. */
  readonly atHand: ContingentId;
  /** Its sentences stand open. */
  readonly isOpen: boolean;
  readonly onPick: (contingent: ContingentId, isOpen: boolean) => void;
}

const sameChips = (a: ContingentChipsProps, b: ContingentChipsProps): boolean =>
  a.atHand === b.atHand &&
  a.isOpen === b.isOpen &&
  a.onPick === b.onPick &&
  JSON.stringify(a.counts) === JSON.stringify(b.counts);

/** The guide in small: a chip takes a contingent in hand; the one in hand opens its sentences. */
export const ContingentChips = memo(function ContingentChips({
  counts,
  atHand,
  isOpen,
  onPick,
}: ContingentChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={css.chips} role="group" aria-label="Contingents">
      {counts.map(({ id, leader, due, open }) => (
        <button
          key={id}
          type="button"
          aria-current={atHand === id}
          aria-expanded={atHand === id && isOpen}
          onClick={() => onPick(id, atHand === id && !isOpen)}
        >
          <bdi className="name">{leader}</bdi>{' '}
          <span className={css.count}>
            {due > 0 && <b>{due} due</b>} {open > 0 && <span>{open} open</span>}
            {due + open === 0 && <Icon name="check" label="nothing open" />}
          </span>
        </button>
      ))}
    </div>
  );
}, sameChips);
