import { Icon } from '#/ui/icons/Icon';
import { SideMark } from '#/ui/SideMark';
import { type Battle, PHASE_NAMES } from '../../rules';
import styles from './OrdersHeader.module.css';

export interface OrdersHeaderProps {
  readonly battle: Battle;
  readonly name: string;
  readonly onOpen: () => void;
}

/** Turn, phase, whose turn it is, and who holds the initiative marker. */
export function OrdersHeader({ battle, name, onOpen }: OrdersHeaderProps) {
  const { turns, active, phase, charging, card, initiative } = battle;
  return (
    <header className={styles.head}>
      <h1>
        <button type="button" onClick={onOpen}>
          <span className={styles.title}>
            Turn {turns[active]} · {charging ? 'Charges' : PHASE_NAMES[phase]}
            <Icon name="down" />
          </span>
          <span className={styles.side}>
            <SideMark side={active} /> <bdi>{card.sides[active].name}</bdi>
          </span>
          <span className="sr-only">: {name}, turn and card</span>
        </button>
      </h1>
      {initiative && (
        <p className={styles.initiative}>
          <SideMark side={initiative} />
          Initiative
          <span className="sr-only">: {card.sides[initiative].name}</span>
        </p>
      )}
    </header>
  );
}
