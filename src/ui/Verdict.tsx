import type { CSSProperties, ReactNode } from 'react';
import type { Side } from '#/core/sides';
import { SideMark } from './SideMark';
import css from './Verdict.module.css';

export interface VerdictProps {
  /** What happened in a word or two, for arm's length: "Jostein falls", "9″". */
  readonly words: string;
  /** Whose day it was; the band has his colour. */
  readonly winner?: Side | null;
  readonly score?: Readonly<Record<Side, number>>;
  /** The whole sentence, where the words leave something out. */
  readonly said?: ReactNode;
}

/** So many letters of 56 px stand beside a score on the smallest phone. */
const FITS = 9;

/** The band that says what came of the dice: one a screen. */
export function Verdict({ words, winner, score, said }: VerdictProps) {
  const letters = Math.max(...words.split(' ').map(({ length }) => length));
  const large = words.length <= 24 && letters <= FITS;
  const tone = winner ?? 'nobody';
  return (
    <section className={`${css.band} ${css[tone]}`} data-verdict={tone}>
      <h2
        className={large ? css.large : css.words}
        style={{ '--letters': letters } as CSSProperties}
      >
        {words}
      </h2>
      {score && (
        <p className={css.score} aria-hidden="true">
          <SideMark side="red" />
          {score.red} : {score.black}
          <SideMark side="black" />
        </p>
      )}
      {said && <p className={css.said}>{said}</p>}
    </section>
  );
}
