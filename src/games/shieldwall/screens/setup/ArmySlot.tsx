import { SIDE_NAMES } from '#/core/sides';
import { type Army, breaches, type Side } from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';
import { SideMark } from '#/ui/SideMark';
import { counted, sizeOf } from '../armies/armyText';
import css from './ArmySlot.module.css';

export interface ArmySlotProps {
  readonly side: Side;
  readonly army: Army;
  readonly onOpen: () => void;
}

/** The army of a side; a tap chooses another. */
export function ArmySlot({ side, army, onOpen }: ArmySlotProps) {
  const count = breaches(army).length;
  return (
    <button type="button" className={`${css.armySlot} ${css[side] ?? ''}`} onClick={onOpen}>
      <SideMark side={side} />
      <span className={css.armySlotWords}>
        <small>{SIDE_NAMES[side]}</small>
        <bdi className={css.musterName}>{army.name || 'Untitled'}</bdi>
        <small>{sizeOf(army)}</small>
        {count > 0 && (
          <small className={css.armySlotBroken}>
            {counted(count, 'breach', 'breaches')} of the army rules
          </small>
        )}
      </span>
      <span className="sr-only">: choose another army</span>
      <Icon name="down" />
    </button>
  );
}
