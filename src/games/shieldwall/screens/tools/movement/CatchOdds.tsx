import { chanceOf } from '#/core/odds';
import { catchOdds, preyOf, pursuersOf, type Unit } from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { percent } from '#/ui/percent';
import { RuleCode } from '#/ui/RuleCode';
import { useToolBattle } from '../toolBattle';

/** AFTER-3, AFTER-8: before a flight or a pursuit is thrown, how likely it ends in a catch. */
export function CatchOdds({ unit }: { readonly unit: Unit }) {
  const { battle } = useToolBattle();
  const pairs = [
    ...preyOf(battle, unit).map((prey) => ({ pursuer: unit, prey })),
    ...pursuersOf(battle, unit).map((pursuer) => ({ pursuer, prey: unit })),
  ].filter(({ pursuer }) => pursuer.thisTurn.moved === null);
  if (pairs.length === 0) return null;
  return (
    <Card title="Chance of a catch" aside={<RuleCode rule="AFTER-8" />}>
      {pairs.map(({ pursuer, prey }) => {
        const ran = prey.thisTurn.moved;
        return (
          <p key={`${pursuer.id} ${prey.id}`}>
            <bdi>{pursuer.name}</bdi> against <bdi>{prey.name}</bdi>
            {ran !== null && `, ${ran}″ away`}:{' '}
            <b>{percent(chanceOf(catchOdds(ran), (caught) => caught))}</b>
          </p>
        );
      })}
    </Card>
  );
}
