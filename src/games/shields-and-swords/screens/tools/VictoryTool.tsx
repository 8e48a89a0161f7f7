import { useState } from 'react';
import { Card } from '#/ui/Card';
import { RuleCode } from '#/ui/RuleCode';
import { Stepper } from '#/ui/Stepper';
import { checkedAfter, otherSide, SIDES, winsByPoints } from '../../rules';
import styles from './tools.module.css';
import { useToolCard } from './useToolCard';

const MOST = 999;
const USUAL = { target: 25, lead: 5 };

/** VP-2: a target and a lead; who has won with so many points. */
export function VictoryTool() {
  const { card, choice } = useToolCard();
  const [own, setOwn] = useState(USUAL);
  const [points, setPoints] = useState({ red: 0, black: 0 });
  const { target, lead } = card?.victory ?? own;
  const nameOf = (side: 'red' | 'black') =>
    card?.sides[side].name ?? (side === 'red' ? 'Red' : 'Black');
  return (
    <Card title="Victory check">
      {choice}
      {!card && (
        <>
          <Stepper
            label="Points that win"
            value={own.target}
            least={1}
            most={MOST}
            onSet={(next) => setOwn({ ...own, target: next })}
          />
          <Stepper
            label="More than the enemy by"
            value={own.lead}
            most={MOST}
            onSet={(next) => setOwn({ ...own, lead: next })}
          />
        </>
      )}
      {SIDES.map((side) => (
        <Stepper
          key={side}
          label={`Points of ${nameOf(side)}`}
          value={points[side]}
          most={MOST}
          onSet={(next) => setPoints({ ...points, [side]: next })}
        />
      ))}
      <div role="status">
        <ul className={styles.checks}>
          {SIDES.map((side) => (
            <li key={side}>
              <b>{nameOf(side)}</b>{' '}
              {target === null
                ? 'cannot win by points before the end'
                : winsByPoints({ target, lead }, points, side)
                  ? 'win'
                  : `have ${points[side]} of ${target}, lead ${points[side] - points[otherSide(side)]} of ${lead}: no win`}{' '}
              <RuleCode rule="VP-2" />
            </li>
          ))}
        </ul>
      </div>
      {card &&
        SIDES.map((side) => {
          const tested = checkedAfter(card.victory, side).map(nameOf).join(' and ');
          return (
            <p key={side}>
              After a turn of {nameOf(side)}: {tested || 'nobody'} tested.
            </p>
          );
        })}
    </Card>
  );
}
