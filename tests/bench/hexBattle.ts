import { seededChance } from '#/core/chance';
import {
  type Battle,
  begin,
  type Opponent,
  type Placement,
  type Setup,
} from '#/games/shield-wall-ii/rules';
import { SCENARIOS, setupOf } from '#/games/shield-wall-ii/scenarios';
import { playMatch } from '../games/shield-wall-ii/opponent/match';
import { phone } from '../games/shield-wall-ii/opponent/players';

/** Both armies at close quarters, red to give its orders, as two phones would have brought them there. */
export function inTheThickOfIt(opponent: Opponent | null = null): Setup {
  const setup = setupOf(SCENARIOS[2] ?? SCENARIOS[0]);
  let found: Battle | null = null;
  const player = phone('hard');
  const watching = (battle: Battle) => {
    if (battle.turn === 6 && battle.side === 'red' && battle.phase === 'orders') found ??= battle;
    return player(battle, seededChance('hard'));
  };
  playMatch(setup, { red: watching, black: watching }, 'bench');
  const { turn, side, units } = found ?? begin(setup);
  const start = {
    turn,
    side,
    units: Object.values(units).map(
      ({ id, state, hex, facing }): Placement => ({ unit: id, state, hex, facing }),
    ),
  };
  return { ...setup, start, ...(opponent && { opponent }) };
}
