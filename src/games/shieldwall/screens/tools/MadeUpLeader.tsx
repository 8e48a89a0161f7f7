import { type Contingent, FIGURES } from '#/games/shieldwall/rules';
import { Stepper } from '#/ui/Stepper';
import { useToolBattle } from './toolBattle';

/** The LPs of a made-up leader; those of a battle's leaders are what they are. */
export function MadeUpLeader({ contingent }: { readonly contingent: Contingent }) {
  const { id, run } = useToolBattle();
  if (id !== null) return null;
  const { leader } = contingent;
  return (
    <Stepper
      label={`LPs of ${leader.name}`}
      value={leader.lp}
      least={1}
      most={FIGURES.leaderPoints.most + FIGURES.gods.aceLp}
      onSet={(lp) => void run({ type: 'setLeader', contingent: contingent.id, set: { lp } })}
    />
  );
}
