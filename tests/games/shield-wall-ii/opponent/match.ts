import { type Chance, seededChance } from '#/core/chance';
import { D6 } from '#/core/dice';
import { whoseChoice } from '#/games/shield-wall-ii/opponent/choose';
import {
  type Battle,
  begin,
  type Command,
  decide,
  evolve,
  type Setup,
  type Side,
} from '#/games/shield-wall-ii/rules';
import type { Player } from './players';

/** The defender's die for an attack (ATT-3). */
const thrown = (command: Command, chance: Chance): Command =>
  command.type === 'attack' ? { ...command, face: D6[chance.below(D6.length)] ?? null } : command;

const MOST_COMMANDS = 5000;

/** A whole battle between two players; who is refused anything has broken the rules. */
export function playMatch(
  setup: Setup,
  players: Readonly<Record<Side, Player>>,
  seed: string,
  watch: (battle: Battle) => void = () => undefined,
): Battle {
  const chance = seededChance(seed);
  let battle = begin(setup);
  for (let count = 0; count < MOST_COMMANDS; count++) {
    const side = whoseChoice(battle);
    for (const command of players[side](battle, chance)) {
      const result = decide(battle, thrown(command, chance));
      if (!result.ok) throw new Error(`${seed}: ${result.error.why} ${JSON.stringify(command)}`);
      battle = result.value.reduce(evolve, battle);
      watch(battle);
      if (battle.ended) return battle;
    }
  }
  throw new Error(`${seed}: the battle does not end.`);
}
