import type { Side } from '#/core/sides';
import css from './DiceTray.module.css';
import { Die } from './Die';

export interface DiceTrayProps {
  /** Who throws: "Hearth troop". */
  readonly label: string;
  readonly faces: readonly number[];
  /** Faces of this or more are hits; without it there are none to mark. */
  readonly hitsOn?: number;
  readonly side?: Side;
  /** What they come to: "3 + 1 hits". */
  readonly result: string;
  /** Give each throw its own `key` and the dice tumble anew. */
  readonly still?: boolean;
}

/** Dice on the table, the hits first. */
export function DiceTray({ label, faces, hitsOn, side = 'red', result, still }: DiceTrayProps) {
  const sorted = faces.map((face, thrown) => ({ face, thrown })).sort((a, b) => b.face - a.face);
  return (
    <div
      className={`${css.diceTray} ${still ? '' : css.thrown}`}
      data-dice-tray
      role="img"
      aria-label={`${label}: ${result}. ${spoken(faces)}`}
    >
      <p className={css.diceTrayHead}>
        <b>{label}</b>
        <b className={css.diceTrayResult}>{result}</b>
      </p>
      <div className={css.diceTrayDice} data-dice-tray-dice>
        {sorted.map(({ face, thrown }) => (
          <Die key={thrown} face={face} side={side} hit={hitsOn !== undefined && face >= hitsOn} />
        ))}
      </div>
    </div>
  );
}

const spoken = (faces: readonly number[]): string =>
  faces.length === 0 ? 'No dice.' : `Dice: ${[...faces].sort((a, b) => b - a).join(', ')}.`;
