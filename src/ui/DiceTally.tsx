import type { ReactNode } from 'react';
import { Button } from './Button';
import css from './DiceTally.module.css';
import { Die } from './Die';

export interface DiceTallyProps {
  /** "Hearth troop's dice" */
  readonly label: string;
  /** The faces of the die, each once: 1 to 6, or 2 to 5 for an average die. */
  readonly die: readonly number[];
  /** What has been entered so far, in any order. */
  readonly faces: readonly number[];
  /** How many dice were thrown. */
  readonly dice: number;
  /** Only hits count: a tap on their number will do. */
  readonly byHits?: boolean;
  /** `counted`: only the hits were said, the faces stand for them. */
  readonly onSet: (faces: readonly number[], counted?: true) => void;
  /** Stands at the end of the head line. */
  readonly children?: ReactNode;
}

/** Real dice by tally: a tap on a face counts one die, the minus under it takes it back. */
export function DiceTally(props: DiceTallyProps) {
  const { label, die, faces, dice, byHits, onSet, children } = props;
  const left = dice - faces.length;
  /** One more; a single die just shows another face. */
  const add = (face: number) => {
    if (left > 0) onSet([...faces, face]);
    else if (dice === 1) onSet([face]);
  };
  const take = (face: number) => {
    const at = faces.lastIndexOf(face);
    if (at >= 0) onSet(faces.toSpliced(at, 1));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div data-tally role="group" aria-label={label}>
      <div className={css.tallyHead}>
        <p>
          <b>{label}</b> <span role="status">{progress(left, dice)}</span>
        </p>
        {children}
      </div>
      {byHits && dice > 1 && (
        <Hits label={label} dice={dice} onSet={(hits) => onSet(asFaces(hits, dice, die), true)} />
      )}
      <div className={css.tallyFaces}>
        {die.map((face) => {
          const count = faces.filter((each) => each === face).length;
          return (
            <div key={face} className={css.tallyFace}>
              <button
                type="button"
                className={`${css.tallyAdd} ${dice === 1 && count === 1 ? css.shown : ''}`}
                aria-label={`Add a ${face}: ${count} so far`}
                aria-disabled={left <= 0 && dice > 1}
                onClick={() => add(face)}
              >
                <Die face={face} />
              </button>
              {dice > 1 && (
                <Button
                  icon="minus"
                  aria-label={`Take back a ${face}`}
                  aria-disabled={count === 0}
                  onClick={() => take(face)}
                >
                  {count}
                </Button>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
}

function progress(left: number, dice: number): string {
  if (dice === 1) return left > 0 ? 'tap what it shows' : 'entered';
  return left > 0 ? `${left} of ${dice} to enter` : `all ${dice} entered`;
}

/** So many hits and the rest misses: which faces they were, nobody needs to know. */
const asFaces = (hits: number, dice: number, die: readonly number[]): readonly number[] =>
  Array.from({ length: dice }, (_, place) => (place < hits ? Math.max(...die) : Math.min(...die)));

interface HitsProps {
  readonly label: string;
  readonly dice: number;
  readonly onSet: (hits: number) => void;
}

function Hits({ label, dice, onSet }: HitsProps) {
  const counts = Array.from({ length: dice + 1 }, (_, hits) => hits);
  return (
    <div className={css.tallyHits}>
      <span aria-hidden="true">Hits</span>
      {counts.map((hits) => (
        <Button
          key={hits}
          aria-label={`${label}: ${hits} ${hits === 1 ? 'hit' : 'hits'} of ${dice}`}
          onClick={() => onSet(hits)}
        >
          {hits}
        </Button>
      ))}
    </div>
  );
}
