import css from './PointMarks.module.css';

export interface PointMarksProps {
  /** "LPs of Byrhtnoth" */
  readonly label: string;
  readonly left: number;
  readonly of: number;
}

/** An allowance of a turn: full marks are left, hollow ones spent. */
export function PointMarks({ label, left, of }: PointMarksProps) {
  const places = Array.from({ length: Math.max(of, left) }, (_, place) => place);
  return (
    <span className={css.points} role="img" aria-label={`${label}: ${left} of ${of} left`}>
      {places.map((place) => (
        <i key={place} className={place < left ? css.left : ''} />
      ))}
    </span>
  );
}
