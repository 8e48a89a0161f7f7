// Shield Wall II without a browser: how fast its kernel lists orders, and how long the phone thinks.
import { seededChance } from '#/core/chance';
import { type Battle, legalOrders } from '#/games/shield-wall-ii/rules';
import { SCENARIOS, setupOf } from '#/games/shield-wall-ii/scenarios';
import { playMatch } from '../games/shield-wall-ii/opponent/match';
import { phone } from '../games/shield-wall-ii/opponent/players';
import { playBattle } from '../games/shield-wall-ii/play/player';
import { type Figure, median } from './figures';
import { milliseconds } from './processor';

/** A cheap phone: a quarter of this machine's speed. */
const SLOWER = 4;

/** Where orders can be given, in a few random battles. */
function positions(): Battle[] {
  const found: Battle[] = [];
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    playBattle(seed, ({ battle }) => {
      if (battle.phase === 'orders' && !battle.attack) found.push(battle);
    });
  }
  return found;
}

/** How long the strongest takes for each of its player turns, all its choices of a turn together. */
function turnsOfTheStrongest(): number[] {
  const turns = new Map<string, number>();
  const hard = phone('hard');
  for (const scenario of SCENARIOS) {
    const timed = (battle: Battle) => {
      const turn = `${scenario.id} ${battle.turn} ${battle.side}`;
      let answer: ReturnType<typeof hard> = [];
      const taken = milliseconds(() => {
        answer = hard(battle, seededChance('hard'));
      }, 1);
      turns.set(turn, (turns.get(turn) ?? 0) + SLOWER * taken);
      return answer;
    };
    playMatch(setupOf(scenario), { red: timed, black: timed }, scenario.id);
  }
  return [...turns.values()];
}

export function benchHexKernel(rounds: number): Figure[] {
  const group = 'Shield Wall II (no browser)';
  const found = positions();
  const rates: number[] = [];
  let orders = 0;
  for (let number = -1; number < rounds; number++) {
    // As a search would ask: nothing is known yet of any of them.
    const fresh = found.map((battle) => ({ ...battle, units: { ...battle.units } }));
    const taken = milliseconds(() => {
      orders = fresh.reduce((sum, battle) => sum + legalOrders(battle).length, 0);
    }, 1);
    if (number >= 0) rates.push((1000 * fresh.length) / taken);
  }
  const turns = turnsOfTheStrongest();
  return [
    {
      group,
      what: 'positions whose legal orders are listed',
      is: median(rates),
      limit: { atLeast: 50_000 },
      unit: 'a second',
      from: `${found.length} positions, ${(orders / found.length).toFixed(0)} orders each`,
    },
    {
      group,
      what: 'thinking of the strongest in its longest player turn, on a 4x slower processor',
      is: Math.max(...turns),
      limit: { atMost: 3000 },
      unit: 'ms',
      from: `${turns.length} player turns of the six battles, median ${median(turns).toFixed(0)} ms`,
    },
  ];
}
