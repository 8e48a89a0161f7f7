// Shields & Swords II without a browser: how fast the chances of an attack are worked out.
import {
  attackFaces,
  attackOdds,
  attackOf,
  WELL,
  whatHelps,
} from '#/games/shields-and-swords/rules';
import { inCombat, largeSetup } from './counterBattle';
import { type Figure, median, round } from './figures';
import { milliseconds } from './processor';

/** A cheap phone: a quarter of this machine's speed. */
const SLOWER = 4;
const TIMES = 200;

export function benchCounterKernel(rounds: number): Figure[] {
  const battle = inCombat(largeSetup('Kernel'));
  const unit = (id: string) => {
    const found = battle.units[id];
    if (!found) throw new Error(`no unit ${id}`);
    return found;
  };
  // Levies in a shield wall: every star is a choice. All the foot of a wing of ten attacks.
  const target = { ...unit('black-2-2'), inShieldWall: true };
  const primary = unit('red-0-0');
  const participants = [1, 2, 3, 5, 6, 7, 8].map((place) => unit(`red-0-${place}`));
  /** All that the panel shows anew after a switch. */
  const reckon = (trench: boolean) => {
    const attack = attackOf(battle, { trench }, { target, primary, participants }, []);
    attackFaces(attack);
    return [attackOdds(attack, WELL), whatHelps(attack, WELL)];
  };
  const taken: number[] = [];
  for (let number = -1; number < rounds; number++) {
    const time = milliseconds(() => {
      reckon(true);
      reckon(false);
    }, TIMES);
    if (number >= 0) taken.push((SLOWER * time) / 2);
  }
  return [
    {
      group: 'Shields & Swords II (no browser)',
      what: 'chances of an attack by eight units after a switch, on a 4x slower processor',
      is: median(taken),
      limit: { atMost: 16.7 },
      unit: 'ms',
      from: `worst round ${round(Math.max(...taken))} ms`,
    },
  ];
}
