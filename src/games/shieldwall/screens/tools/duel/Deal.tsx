import { type Duel, dealFor, SIDES } from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { RuleCode } from '#/ui/RuleCode';
import { ActionTool } from '../ActionTool';
import { useToolBattle } from '../toolBattle';
import { DuelTable } from './DuelTable';
import { LeaveDuel } from './LeaveDuel';
import { fighterName } from './names';
import { useCards } from './useCards';
import { WhichCards } from './WhichCards';

/** DUEL-3: from the app's pack, or on the table from a real one. */
export function Deal({ duel }: { readonly duel: Duel }) {
  const { battle } = useToolBattle();
  const cards = useCards();
  return (
    <ActionTool
      title="Duel"
      aside={<LeaveDuel />}
      blind
      command={{ type: 'dealDuel', seed: cards.seed }}
      word={cards.style === 'real' ? 'Dealt' : 'Deal'}
      beside={<WhichCards {...cards} />}
    >
      <DuelTable duel={duel} />
      <Card title="The deal" aside={<RuleCode rule="DUEL-3" />}>
        {SIDES.map((side) => {
          const { dealt, discarded } = dealFor(duel.fighters[side]);
          return (
            <p key={side}>
              <b>{fighterName(battle, duel, side)}</b>: {dealt} cards, gives up {discarded}
            </p>
          );
        })}
      </Card>
    </ActionTool>
  );
}
