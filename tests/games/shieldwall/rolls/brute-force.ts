import type { Combat, Fighter } from '#/games/shieldwall/rules/rolls/fighter';

/**
 * The same combat the slow way: every face of every die, and the rules written out once more,
 * plainly and without the code under test. Shares are of all throws.
 */

const STRENGTH = { A: 6, B: 4, C: 2, D: 1 };
const LEVELS = ['shaken', 'present', 'ready', 'bloodLust'] as const;

export const slowDice = (f: Fighter, charge: boolean, least: number): number => {
  let dice = f.engagedStands * STRENGTH[f.grade];
  if (f.level === 'bloodLust') dice += 2;
  if (f.level === 'ready') dice += 1;
  if (f.level === 'shaken') dice -= 2;
  dice += 2 * f.flankSupports;
  if (f.followingUp) dice += 1;
  if (f.inspired) dice += 1;
  if (charge) {
    dice -= f.dps;
    if (f.charged) dice += 1;
  }
  return Math.max(dice, least);
};

/** How often each number of hits comes up over all throws of a side. */
const slowHits = (side: readonly Fighter[], charge: boolean, least: number): number[] => {
  const needs = side.flatMap((f) => {
    const on = f.formed && !f.fromFlankOrRear && !f.worseGround ? 5 : 6;
    return new Array<number>(slowDice(f, charge, least)).fill(on);
  });
  const counts = new Array<number>(needs.length + 2).fill(0);
  const start = side.some((f) => f.leaderFighting) ? 1 : 0;
  const roll = (die: number, hits: number): void => {
    if (die === needs.length) counts[hits] = (counts[hits] ?? 0) + 1;
    else
      for (let face = 1; face <= 6; face++)
        roll(die + 1, face >= (needs[die] ?? 0) ? hits + 1 : hits);
  };
  roll(0, start);
  return counts;
};

interface Slow {
  level: number;
  dps: number;
  stands: number;
  left: '' | 'retire' | 'break';
}

const lower = (s: Slow): void => {
  if (s.level > 0) s.level--;
  else s.stands--;
};
const disorder = (s: Slow, goesOn: boolean): void => {
  if (s.dps >= 4) lower(s);
  if (s.dps < 4 || goesOn) s.dps++;
};

const slowOutcome = (f: Fighter, margin: number, charge: boolean, goesOn: boolean): Slow => {
  const s: Slow = { level: LEVELS.indexOf(f.level), dps: f.dps, stands: f.stands, left: '' };
  if (margin >= 2) s.level = Math.min(3, s.level + (margin >= 5 ? 2 : 1));
  else if (margin >= -1) disorder(s, goesOn);
  else if (f.level === 'shaken') {
    if (f.fightsToDeath) s.stands = 0;
    else s.left = margin <= -5 ? 'break' : 'retire';
  } else {
    lower(s);
    if (margin <= -5) {
      disorder(s, goesOn);
      if (charge && !f.fightsToDeath && s.stands > 0) s.left = 'retire';
    }
  }
  return s;
};

export interface SlowOdds {
  /** Red: won by two or more, lost by two or more, in the end. */
  won: number;
  lost: number;
  undecided: number;
  fighters: Record<
    string,
    { endsShaken: number; losesStand: number; destroyed: number; retires: number; breaks: number }
  >;
}

export const slowOdds = (fight: Combat): SlowOdds => {
  const goesOn = fight.options.dpCap === 'goesOn';
  const odds: SlowOdds = { won: 0, lost: 0, undecided: 0, fighters: {} };
  const standsBefore: Record<string, number> = {};
  for (const f of [...fight.red, ...fight.black]) {
    standsBefore[f.id] = f.stands;
    odds.fighters[f.id] = { endsShaken: 0, losesStand: 0, destroyed: 0, retires: 0, breaks: 0 };
  }
  const note = (id: string, s: Slow, share: number): void => {
    const each = odds.fighters[id];
    if (!each) throw new Error(id);
    if (s.stands <= 0) each.destroyed += share;
    if (s.stands > 0 && s.level === 0) each.endsShaken += share;
    if (s.stands < (standsBefore[id] ?? 0)) each.losesStand += share;
    if (s.left === 'retire') each.retires += share;
    if (s.left === 'break') each.breaks += share;
  };
  const fightRound = (
    red: readonly Fighter[],
    black: readonly Fighter[],
    charge: boolean,
    last: boolean,
    reached: number,
  ): void => {
    const redHits = slowHits(red, charge, fight.options.minDie);
    const blackHits = slowHits(black, charge, fight.options.minDie);
    const all = redHits.reduce((a, b) => a + b) * blackHits.reduce((a, b) => a + b);
    const margins = new Map<number, number>();
    redHits.forEach((a, r) => {
      blackHits.forEach((b, k) => {
        if (a * b > 0) margins.set(r - k, (margins.get(r - k) ?? 0) + a * b);
      });
    });
    let again = 0;
    for (const [margin, ways] of margins) {
      const share = (reached * ways) / all;
      if (margin >= 2) odds.won += share;
      else if (margin <= -2) odds.lost += share;
      else if (!last) {
        again += share;
        continue;
      } else odds.undecided += share;
      for (const f of red) note(f.id, slowOutcome(f, margin, charge, goesOn), share);
      for (const f of black) note(f.id, slowOutcome(f, -margin, charge, goesOn), share);
    }
    if (again === 0) return;
    const next = (side: readonly Fighter[]) =>
      side.map((f) => ({ f, s: slowOutcome(f, 0, charge, goesOn) }));
    const nextRed = next(red);
    const nextBlack = next(black);
    const alive = (side: typeof nextRed): Fighter[] =>
      side
        .filter(({ s }) => s.stands > 0)
        .map(({ f, s }) => ({
          ...f,
          level: LEVELS[s.level] ?? f.level,
          dps: s.dps,
          stands: s.stands,
          engagedStands: Math.min(f.engagedStands, s.stands),
        }));
    const over = alive(nextRed).length === 0 || alive(nextBlack).length === 0;
    for (const { f, s } of [...nextRed, ...nextBlack]) {
      if (over || s.stands <= 0) note(f.id, s, again);
    }
    if (over) odds.undecided += again;
    else fightRound(alive(nextRed), alive(nextBlack), false, true, again);
  };
  fightRound(fight.red, fight.black, fight.charge, fight.refight, 1);
  return odds;
};
