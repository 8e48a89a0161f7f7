import type { Combat, Fighter } from '#/games/shieldwall/rules';

/**
 * A combat with its refight by throwing dice, written as one would for an afternoon's use: the
 * rules once more, without the kernel. It is what the exact odds are compared with.
 */

const STRENGTH = { A: 6, B: 4, C: 2, D: 1 };

const die = () => 1 + Math.floor(Math.random() * 6);

function dice(fighter: Fighter, dps: number, charge: boolean, least: number): number {
  let count = fighter.engagedStands * STRENGTH[fighter.grade] + 2 * fighter.flankSupports;
  if (fighter.level === 'bloodLust') count += 2;
  if (fighter.level === 'ready') count += 1;
  if (fighter.level === 'shaken') count -= 2;
  if (fighter.followingUp) count += 1;
  if (fighter.inspired) count += 1;
  if (charge) count -= dps;
  if (charge && fighter.charged) count += 1;
  return Math.max(count, least);
}

/** One round: red's hits less black's. `worn`: the DP that an inconclusive round left behind. */
function margin({ red, black, options }: Combat, charge: boolean, worn: number): number {
  const hits = (fighters: readonly Fighter[]) => {
    let sum = fighters.some(({ leaderFighting }) => leaderFighting) ? 1 : 0;
    for (const fighter of fighters) {
      const hampered = !fighter.formed || fighter.fromFlankOrRear || fighter.worseGround;
      const count = dice(fighter, fighter.dps + worn, charge, options.minDie);
      for (let thrown = 0; thrown < count; thrown++) if (die() >= (hampered ? 6 : 5)) sum++;
    }
    return sum;
  };
  return hits(red) - hits(black);
}

/** How often red wins and loses by two or more in the end, in so many trials of fresh units. */
export function simulate(combat: Combat, trials: number): { won: number; lost: number } {
  let won = 0;
  let lost = 0;
  for (let trial = 0; trial < trials; trial++) {
    let by = margin(combat, combat.charge, 0);
    if (Math.abs(by) < 2) by = margin(combat, false, 1);
    if (by >= 2) won++;
    if (by <= -2) lost++;
  }
  return { won: won / trials, lost: lost / trials };
}
