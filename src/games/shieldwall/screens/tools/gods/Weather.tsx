import { isRaining } from '#/games/shieldwall/rules';
import { Chip } from '#/ui/Chip';
import { useToolBattle } from '../toolBattle';

export function Weather() {
  const { battle } = useToolBattle();
  return isRaining(battle) ? <Chip icon="rain">Rain</Chip> : null;
}
