import type { Die } from '#/core/dice';
import css from './PlainDice.module.css';

export interface FaceCountsProps {
  readonly die: Die;
  readonly faces: readonly number[];
}

/** How often each face came up. */
export function FaceCounts({ die, faces }: FaceCountsProps) {
  return (
    <dl className={css.faceCounts} aria-label="Counted by face">
      {[...new Set(die)].map((face) => (
        <div key={face}>
          <dt>{face}</dt>
          <dd>{faces.filter((each) => each === face).length}</dd>
        </div>
      ))}
    </dl>
  );
}
