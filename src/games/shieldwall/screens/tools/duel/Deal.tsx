import { useState } from 'react';
import { type Duel, dealFor, SIDES } from '#/games/shieldwall/rules';
import { newId } from '#/store/id';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { ActionTool } from '../ActionTool';
import { useToolBattle } from '../toolBattle';
import { DuelTable } from './DuelTable';
import { LeaveDuel } from './LeaveDuel';
import { fighterName } from './names';

/** DUEL-3: from the app's pack, or on the table from a real one. */
export function Deal({ duel }: { readonly duel: Duel }) {
  const { battle, run } = useToolBattle();
  const [seed] = useState(() => newId());
  return (
    <ActionTool
      title="Duel"
      aside={<LeaveDuel />}
      blind
      command={{ type: 'dealDuel', seed }}
      word="Deal here"
      beside={
        <Button onClick={() => void run({ type: 'dealDuel', seed: null })}>Real cards</Button>
      }
    >
      <DuelTable duel={duel} />
      <Card title="The deal" aside={<small className="rule">DUEL-3</small>}>
        {SIDES.map((side) => {
          const { dealt, discarded } = dealFor(duel.fighters[side]);
          return (
            <p key={side}>
              <b>{fighterName(battle, duel, side)}</b>: {dealt} cards, gives up {discarded}
            </p>
          );
        })}
        <p className="tool-note">
          Dealt here, each hand is shown to its own player only: the phone goes back and forth. Real
          cards stay in your hands, and you tap in what is played.
        </p>
      </Card>
    </ActionTool>
  );
}
