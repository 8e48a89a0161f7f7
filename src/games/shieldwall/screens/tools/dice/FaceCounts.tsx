import type { Die } from '#/core/dice';

export interface FaceCountsProps {
  readonly die: Die;
  readonly faces: readonly number[];
}

/** How often each face came up. */
export function FaceCounts({ die, faces }: FaceCountsProps) {
  return (
    <dl className="face-counts" aria-label="Counted by face">
      {[...new Set(die)].map((face) => (
        <div key={face}>
          <dt>{face}</dt>
          <dd>{faces.filter((each) => each === face).length}</dd>
        </div>
      ))}
    </dl>
  );
}
