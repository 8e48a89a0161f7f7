import type { Battle, Command, Unit, UnitId } from '../../rules';
import board from '../board/HexBoard.module.css';
import { stateWords } from '../board/hexWords';
import { Piece } from '../board/Piece';
import styles from './TallyField.module.css';
import { type TallyTap, tapOnName, tapOnPiece } from './tap';

export interface TallyRowProps {
  readonly battle: Battle;
  readonly unit: Unit;
  readonly onAct: (command: Command) => void;
  readonly onAttack: (target: UnitId) => void;
  readonly onByHand: (unit: UnitId) => void;
}

/** A unit as two buttons: its piece, which takes a hit, and its name, which takes an order. */
export function TallyRow({ battle, unit, onAct, onAttack, onByHand }: TallyRowProps) {
  const [piece, name] = [tapOnPiece(battle, unit), tapOnName(battle, unit)];
  const run = (tap: TallyTap) => {
    if (tap.type === 'command') onAct(tap.command);
    else if (tap.type === 'attack') onAttack(unit.id);
    else onByHand(unit.id);
  };
  const state = stateWords(battle, unit);
  return (
    <li className={`${styles.row} ${unit.state === 'routed' ? styles.routed : ''}`}>
      <button
        type="button"
        className={styles.piece}
        aria-label={`${unit.name}, ${unit.state}: ${piece.word}`}
        onClick={() => run(piece)}
      >
        <svg className={board.hexboard} data-hexboard viewBox="-22 -20 44 40" aria-hidden="true">
          <Piece unit={unit} x={0} y={0} quarter={null} />
        </svg>
      </button>
      <button type="button" className={styles.name} onClick={() => run(name)}>
        <bdi>{unit.name}</bdi>
        {unit.kind === 'lord' && <span className="sr-only">, lord</span>}
        <small>{state}</small>
        {name.type !== 'byHand' && <small className={styles.next}>{name.word}</small>}
        {name.type === 'byHand' && <span className="sr-only">: by hand</span>}
      </button>
    </li>
  );
}
