import { SideMark } from '#/ui/SideMark';
import { type Battle, scoreOf } from '../../rules';
import styles from './ScoreLine.module.css';

/** VP-2: points, lead, what wins, and who is tested when this turn ends, in one line. */
export function ScoreLine({ battle }: { readonly battle: Battle }) {
  const { sides, victory } = battle.card;
  const { points, ahead, lead, checked, target, leadNeeded } = scoreOf(battle);
  return (
    <p className={styles.score}>
      <span className={styles.points}>
        <SideMark side="red" />
        <span className="sr-only">{sides.red.name} </span>
        <b>{points.red}</b>
        <span aria-hidden="true">:</span>
        <span className="sr-only">, {sides.black.name} </span>
        <b>{points.black}</b>
        <SideMark side="black" />
      </span>
      <span>
        <b>{ahead ? `${sides[ahead].name} ahead by ${lead}` : 'level'}</b>
        <small>
          {target === null ? 'points count at the end' : `wins at ${target}, ${leadNeeded} ahead`}
        </small>
      </span>
      <span className={styles.check}>
        <b>next check</b>
        <small>
          {checked.length === 0
            ? victory.turns === null
              ? 'none'
              : `after turn ${victory.turns}`
            : `${checked.map((side) => sides[side].name).join(' and ')}, after this turn`}
        </small>
      </span>
    </p>
  );
}
