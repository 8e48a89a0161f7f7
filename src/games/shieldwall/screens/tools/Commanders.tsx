import { SIDES } from '#/games/shieldwall/rules';
import { Card } from '#/ui/Card';
import { MadeUpLeader } from './MadeUpLeader';
import { useToolBattle } from './toolBattle';

/** Without a battle: the LPs of both made-up commanders in chief. */
export function Commanders() {
  const { battle, id } = useToolBattle();
  if (id !== null) return null;
  return (
    <Card title="Commanders in chief">
      {SIDES.map((side) => {
        const contingent = battle.contingents[battle.sides[side].contingents[0] ?? ''];
        return contingent && <MadeUpLeader key={side} contingent={contingent} />;
      })}
    </Card>
  );
}
