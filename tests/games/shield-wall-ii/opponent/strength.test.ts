import { expect, it } from 'vitest';
import { LEVELS, otherSide, ROLES, type Role } from '#/games/shield-wall-ii/rules';
import { SCENARIOS, type Scenario, setupOf } from '#/games/shield-wall-ii/scenarios';
import { faults, ruleFaults } from '../play/legal';
import { playMatch } from './match';
import { greedy, type Player, phone, random } from './players';

/** `npm run strength:shield-wall-ii` plays 200 battles of each pair and 500 of the phone against itself; the gate a few. */
const games = Number(process.env.STRENGTH_GAMES ?? 0);
/** And the phone against itself so often. */
const SELF_PLAY = games > 0 ? 500 : 3;
const LONG = 7_200_000;

const PLAYERS = {
  random,
  greedy,
  easy: phone('easy'),
  medium: phone('medium'),
  hard: phone('hard'),
} satisfies Record<string, Player>;
type Name = keyof typeof PLAYERS;

const sideOf = ({ inferior }: Scenario, role: Role) =>
  role === 'inferior' ? inferior : otherSide(inferior);

/** Battles won by the first of two players in a role, battles and seeds in turn. */
function won(a: Name, b: Name, role: Role, count: number): number {
  let wins = 0;
  for (let i = 0; i < count; i++) {
    const scenario = SCENARIOS[i % SCENARIOS.length] ?? SCENARIOS[0];
    const side = sideOf(scenario, role);
    const sides = side === 'red' ? [PLAYERS[a], PLAYERS[b]] : [PLAYERS[b], PLAYERS[a]];
    const [red, black] = sides as [Player, Player];
    const battle = playMatch(setupOf(scenario), { red, black }, `${a} ${b} ${role} ${i}`);
    if (battle.victory?.side === side) wins++;
  }
  return wins;
}

it('the strongest level beats a player who only deploys in time, in either role', () => {
  for (const role of ROLES) expect(won('hard', 'random', role, 2)).toBe(2);
});

it(
  `${SELF_PLAY} battles of the phone against itself end legally`,
  () => {
    for (let i = 0; i < SELF_PLAY; i++) {
      const scenario = SCENARIOS[i % SCENARIOS.length] ?? SCENARIOS[0];
      const level = LEVELS[Math.floor(i / SCENARIOS.length) % LEVELS.length] ?? 'hard';
      const player = phone(level);
      const seed = `${scenario.id} ${level} itself ${i}`;
      const battle = playMatch(setupOf(scenario), { red: player, black: player }, seed, (now) => {
        const wrong = [...faults(now), ...ruleFaults(now)];
        if (wrong.length > 0) throw new Error(`${seed}: ${wrong.join('; ')}`);
      });
      expect(battle.victory).not.toBeNull();
    }
  },
  LONG,
);

/** Who against whom, and the least share of battles that the first must win. */
const TABLE: readonly [Name, Name, Readonly<Record<Role | 'both', number>>][] = [
  ['hard', 'random', { inferior: 0, superior: 0, both: 0.99 }],
  ['hard', 'greedy', { inferior: 0.9, superior: 0.55, both: 0.75 }],
  ['hard', 'medium', { inferior: 0, superior: 0, both: 0.65 }],
  ['medium', 'easy', { inferior: 0, superior: 0, both: 0.65 }],
];

it.runIf(games > 0).each(TABLE)(
  '%s against %s',
  (a, b, least) => {
    const each = games / 2;
    const inferior = won(a, b, 'inferior', each) / each;
    const superior = won(a, b, 'superior', each) / each;
    console.log(
      `${a} against ${b}: as inferior ${inferior}, as superior ${superior}, ${games} games`,
    );
    expect(inferior).toBeGreaterThanOrEqual(least.inferior);
    expect(superior).toBeGreaterThanOrEqual(least.superior);
    expect((inferior + superior) / 2).toBeGreaterThanOrEqual(least.both);
  },
  LONG,
);
