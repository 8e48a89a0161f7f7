import { SideMark } from '#/ui/SideMark';
import { type Battle, SIDES } from '../../rules';
import { needWords, strengthWords } from './words';

/** Both armies in the corners that the board leaves free: what each needs, and what is left of it. */
export function Corners({
  battle,
  swapped,
}: {
  readonly battle: Battle;
  readonly swapped: boolean;
}) {
  const sides = swapped ? [...SIDES].reverse() : SIDES;
  return (
    <div className="corners">
      {sides.map((side) => (
        <p key={side} className={side === battle.side ? 'at-hand' : ''}>
          <b>
            <SideMark side={side} /> <bdi>{battle.armies[side].name}</bdi>
          </b>
          <span>{needWords(battle, side)}</span>
          <small>{strengthWords(battle, side).join(', ')}</small>
        </p>
      ))}
    </div>
  );
}
