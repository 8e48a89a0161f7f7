import './SideMark.css';
import type { Side } from '#/core/sides';

/** The side's shield without a letter, to stand before its name. */
export function SideMark({ side }: { readonly side: Side }) {
  return (
    <svg className={`side-mark ${side}`} viewBox="0 0 20 22" aria-hidden="true">
      {side === 'red' ? (
        <path d="M2 2h16v8c0 5.500-3.500 8.500-8 11-4.500-2.500-8-5.500-8-11z" />
      ) : (
        <circle cx="10" cy="11" r="8.500" />
      )}
      <circle className="boss" cx="10" cy={side === 'red' ? 9.5 : 11} r="2.500" />
    </svg>
  );
}
