import { useState } from 'react';
import { Card } from '#/ui/Card';
import { RuleCode } from '#/ui/RuleCode';
import { Ruled } from '#/ui/Ruled';
import { Stepper } from '#/ui/Stepper';
import { Switch } from '#/ui/Switch';
import { needsOf } from '../../rules';
import { needWords } from '../battle/integrityWords';
import { useToolCard } from './useToolCard';

const MOST = 40;

/** WING: what the foot of any wing needs, and whether they can have it at all. */
export function IntegrityTool() {
  const { card, choice } = useToolCard();
  const [leaders, setLeaders] = useState(1);
  const [foot, setFoot] = useState(3);
  const [spared, setSpared] = useState(false);
  const figures = card ?? { figures: {} };
  const needs = needsOf(figures, { leaders, foot });
  return (
    <Card title="A wing">
      {choice}
      <Stepper label="Veterans and horse left" value={leaders} most={MOST} onSet={setLeaders} />
      <Stepper label="Levies and infantry left" value={foot} most={MOST} onSet={setFoot} />
      <Switch rule="OPT-LAST-TWO" on={spared} onSet={setSpared}>
        The last one or two are spared
      </Switch>
      <p role="status">
        {foot === 0 ? (
          <Ruled text="No foot to judge: veterans and horse are never tested (WING-2)." />
        ) : needs.hopeless ? (
          <b>
            <Ruled
              text={
                spared
                  ? 'Too few to pass, and spared.'
                  : 'Too few to pass: all of them are eliminated (WING-3).'
              }
            />
          </b>
        ) : (
          <>
            <b>Each levy and infantry</b> {needWords(needs, figures).toLowerCase()}{' '}
            <RuleCode rule="WING-1" />
          </>
        )}
      </p>
    </Card>
  );
}
