import type { Side } from '#/games/shieldwall/rules';
import css from './GradeShield.module.css';

export interface GradeShieldProps {
  /** One letter. */
  readonly grade: string;
  readonly side: Side;
}

/** A kite shield for red, a round one for black. */
export function GradeShield({ grade, side }: GradeShieldProps) {
  return (
    <svg
      className={`${css.grade} ${css[side]}`}
      data-grade
      viewBox="0 0 28 30"
      role="img"
      aria-label={`Grade ${grade}`}
    >
      {side === 'red' ? (
        <path d="M2 2h24v11c0 7.500-5 12.500-12 16C7 25.500 2 20.500 2 13z" />
      ) : (
        <circle cx="14" cy="15" r="13" />
      )}
      <text x="14" y={side === 'red' ? 18.5 : 20.5}>
        {grade}
      </text>
    </svg>
  );
}
