import { memo } from 'react';
import { cardName, type Force, type Side } from '#/games/shieldwall/rules';
import { Chip } from '#/ui/Chip';
import { SideMark } from '#/ui/SideMark';
import css from './SideHead.module.css';

export interface SideHeadProps {
  readonly side: Side;
  readonly force: Force;
  /** Its name stands here, and not on a tab above. */
  readonly named: boolean;
}

/** Whose units follow, and the god cards that this side has kept (GOD-5, GOD-7). */
export const SideHead = memo(function SideHead({ side, force, named }: SideHeadProps) {
  if (!named && force.retained.length === 0) return null;
  return (
    <div className={css.sideHead}>
      {named && (
        <h2>
          <SideMark side={side} />
          <bdi className="name">{force.name}</bdi>
        </h2>
      )}
      {force.retained.map((card, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two packs may give the same card twice
        <Chip key={`${card} ${place}`} tone="gold">
          {cardName(card)} kept
        </Chip>
      ))}
    </div>
  );
});
