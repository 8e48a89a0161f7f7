import { useState } from 'react';
import { allWays } from '#/core/odds';
import { contingentsInOrder, leaderPointsOdds } from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { Histogram } from '#/ui/Histogram';
import { RuleCode } from '#/ui/RuleCode';
import { barTo } from '../barTo';
import { Calculator } from '../Calculator';
import { ignoringTurnOrder } from '../ignoringTurnOrder';
import { type About, leaderAbout, useToolBattle } from '../toolBattle';
import { WhichLeader } from '../WhichLeader';

/** ORG-6: a leader's LPs by one average die. */
export default function LeaderPoints({ about }: { readonly about: About }) {
  const { battle, id } = useToolBattle();
  const [who, setWho] = useState(() => leaderAbout(battle, about));
  const leaders = contingentsInOrder(battle);
  const chosen = leaders.find((each) => each.id === who) ?? null;
  const odds = leaderPointsOdds();
  const commandFor = (face: number) =>
    chosen && ({ type: 'rollLeaderPoints', contingent: chosen.id, face } as const);
  const asked = commandFor(odds[0]?.value ?? 0);
  return (
    <Calculator
      title="Leader’s LPs"
      roll="leaderPoints"
      plan={() =>
        chosen
          ? [
              {
                id: 'lp',
                label: chosen.leader.name,
                die: 'AvD',
                dice: 1,
                side: chosen.side,
                result: ([face]) => `${face} LPs`,
              },
            ]
          : []
      }
      bar={id !== null && asked ? barTo(battle, asked) : null}
      command={({ lp = [] }) => {
        const command = commandFor(lp[0] ?? 0);
        return command && ignoringTurnOrder(id, command);
      }}
      headline={({ lp = [] }) => `${chosen?.leader.name} has ${lp[0]} LPs`}
    >
      <WhichLeader
        label="Leader"
        leaders={leaders}
        chosen={chosen}
        onChoose={(contingent) => setWho(contingent.id)}
      />
      <Card odds title="Before the roll" aside={<RuleCode rule="ORG-6" />}>
        <Histogram
          label="LPs by one average die"
          bars={odds.map(({ value, ways }) => ({
            label: `${value} LP`,
            share: ways / allWays(odds),
          }))}
        />
      </Card>
    </Calculator>
  );
}
