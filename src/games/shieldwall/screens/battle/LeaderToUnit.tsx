import { useState } from 'react';
import {
  type Action,
  type Battle,
  type Contingent,
  leaderToUnit,
  type Unit,
} from '#/games/shieldwall/rules';
import actionList from '#/play/battle/ActionList.module.css';
import { Button } from '#/ui/Button';
import type { IconName } from '#/ui/icons/drawings';
import { Icon } from '#/ui/icons/Icon';
import { RuleCode } from '#/ui/RuleCode';
import { GradeShield } from '../parts/GradeShield';
import { stepOf } from '../parts/levels';
import css from './LeaderPanel.module.css';

export interface LeaderToUnitProps {
  readonly battle: Battle;
  readonly contingent: Contingent;
  readonly unit: Unit;
  readonly onDo: (action: Action, anyway: boolean) => void;
}

interface Look {
  readonly word: string;
  readonly icon: IconName;
}

/** LEAD-1 and LEAD-2 for one unit, in the kernel's order. AL-1: below Shaken a stand goes instead. */
const looksFor = ({ level }: Unit): readonly Look[] => [
  { word: 'DP', icon: 'minus' },
  { word: 'Level', icon: 'up' },
  level === 'shaken' ? { word: 'Stand', icon: 'minus' } : { word: 'Level', icon: 'down' },
];

/** One unit and what its leader can buy for it. */
export function LeaderToUnit({ battle, contingent, unit, onDo }: LeaderToUnitProps) {
  const [asked, setAsked] = useState<Action | null>(null);
  const step = stepOf(unit.level);
  const looks = looksFor(unit);
  const bar = asked?.bar;
  return (
    <div className={css.leaderUnit}>
      <GradeShield grade={unit.grade} side={unit.side} />
      <span className={css.leaderUnitName}>
        <bdi className="name">{unit.name}</bdi>
        <small>
          {step.word}, {unit.dps} DP
        </small>
      </span>
      <span className={css.leaderUnitActions}>
        {leaderToUnit(battle, contingent, unit).map((action, place) => (
          <Button
            key={action.label}
            className={action.bar ? css.barred : ''}
            aria-label={`${action.label}: ${unit.name}`}
            onClick={() => {
              setAsked(action.bar ? action : null);
              if (!action.bar) onDo(action, false);
            }}
          >
            <Icon name={looks[place]?.icon ?? 'next'} />
            <span>{looks[place]?.word}</span>
          </Button>
        ))}
      </span>
      {bar && asked && (
        <p className={`${actionList.actionBarReason} ${css.actionBarReason}`} role="status">
          <span>
            {asked.label}: {bar.why} {bar.rule && <RuleCode rule={bar.rule} />}
          </span>
          {bar.kind === 'forbidden' && (
            <Button
              onClick={() => {
                setAsked(null);
                onDo(asked, true);
              }}
            >
              Do it anyway
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
