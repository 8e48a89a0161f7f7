import { isRaining } from '#/games/shieldwall/rules';
import { Chip } from '#/ui/Chip';
import { useField } from '../field';

export function Weather() {
  const { battle } = useField();
  return isRaining(battle) ? <Chip icon="rain">Rain</Chip> : null;
}
