import { useState } from 'react';
import { sharesOf } from '#/core/odds';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Histogram } from '#/ui/Histogram';
import { Stepper } from '#/ui/Stepper';
import { hitsOver } from '../../rules';
import css from './tools.module.css';

const MOST = 9;

/** How many hits the attacks of a player turn bring, each given by its hit faces of six (ATT-6). */
export function HitsTool() {
  const [plan, setPlan] = useState<readonly number[]>([3, 3]);
  return (
    <>
      <Card title="The attacks of this turn">
        {plan.map((ways, place) => (
          <Stepper
            // biome-ignore lint/suspicious/noArrayIndexKey: an attack is known by its place
            key={place}
            label={`Attack ${place + 1}: hit faces of six`}
            value={ways}
            most={6}
            onSet={(next) => setPlan(plan.with(place, next))}
          />
        ))}
        <div className={css.swMore}>
          <Button
            icon="plus"
            disabled={plan.length === MOST}
            onClick={() => setPlan([...plan, plan.at(-1) ?? 3])}
          >
            One more attack
          </Button>
          <Button
            icon="minus"
            disabled={plan.length === 1}
            onClick={() => setPlan(plan.slice(0, -1))}
          >
            One fewer
          </Button>
        </div>
      </Card>
      <Card title="How many hits">
        <Histogram
          label="Chance of each number of hits"
          bars={sharesOf(hitsOver(plan)).map((share, hits) => ({ label: `${hits}`, share }))}
        />
      </Card>
    </>
  );
}
