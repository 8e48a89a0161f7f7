import type { ReactNode } from 'react';
import { SideMark } from '#/ui/SideMark';
import { type Battle, SIDES } from '../../rules';
import css from './BattleScreen.module.css';
import { needWords, strengthWords } from './words';

export interface ArmiesProps {
  readonly battle: Battle;
  /** Black stands where red stands otherwise. */
  readonly swapped: boolean;
}

const inOrder = (swapped: boolean) => (swapped ? [...SIDES].reverse() : SIDES);

/** Both armies and what each needs, in the corners that the board leaves free. */
export function Armies({ battle, swapped }: ArmiesProps) {
  return (
    <div className={css.corners}>
      {inOrder(swapped).map((side) => (
        <p key={side} className={side === battle.side ? css.atHand : ''}>
          <b>
            <SideMark side={side} /> <bdi>{battle.armies[side].name}</bdi>
          </b>
          <span>{needWords(battle, side)}</span>
        </p>
      ))}
    </div>
  );
}

export interface LowCornersProps extends ArmiesProps {
  /** What is tapped in each of the two. */
  readonly tools: readonly [ReactNode, ReactNode];
}

/** What is left of both armies, and two buttons, in the lower corners. */
export function LowCorners({ battle, swapped, tools }: LowCornersProps) {
  return (
    <div className={`${css.corners} ${css.low}`}>
      {inOrder(swapped).map((side, place) => (
        <div key={side}>
          {tools[place]}
          <small>
            {strengthWords(battle, side).map((line) => (
              <span key={line}>{line}</span>
            ))}
          </small>
        </div>
      ))}
    </div>
  );
}
