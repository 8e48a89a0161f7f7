import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LEVELS, type Level, type Options, type Setup } from '#/games/shield-wall-ii/rules';
import { SCENARIOS, type Scenario, setupOf } from '#/games/shield-wall-ii/scenarios';
import { BALANCE, mostEven, type Shift, shareOf } from '#/games/shield-wall-ii/scenarios/balance';
import { playMatch } from './match';
import { phone } from './players';

/** `npm run balance` plays this many battles for each figure and writes them down. */
const games = Number(process.env.BALANCE_GAMES ?? 0);
const LONG = 7_200_000;
const FILE = 'src/games/shield-wall-ii/scenarios/balance.json';

/** How often the inferior army wins when the phone plays both sides. */
function inferiorWins(setup: Setup, level: Level, seed: string): number {
  let wins = 0;
  for (let i = 0; i < games; i++) {
    const player = phone(level);
    const battle = playMatch(setup, { red: player, black: player }, `${seed} ${i}`);
    if (battle.victory?.side === setup.inferior) wins++;
  }
  return wins;
}

const shifted = (options: Options, { commands, points }: Shift): Options => ({
  ...options,
  commandsShort: {
    ...options.commandsShort,
    inferior: options.commandsShort.inferior + commands,
  },
  pointsToWin: { ...options.pointsToWin, inferior: options.pointsToWin.inferior + points },
});

/** One step each way; a battle that is even as printed needs none. */
const SHIFTS: readonly Shift[] = [
  { commands: 0, points: 0 },
  { commands: -1, points: 0 },
  { commands: 1, points: 0 },
  { commands: 0, points: -2 },
  { commands: 0, points: -1 },
  { commands: 0, points: 1 },
  { commands: 0, points: 2 },
];

/** OPT-POINTS goes down to 1. */
const shiftsFor = ({ options }: Scenario): readonly Shift[] =>
  SHIFTS.filter(({ points }) => options.pointsToWin.inferior + points >= 1);

function figuresOf(scenario: Scenario) {
  const setup = setupOf(scenario);
  return {
    games,
    wins: Object.fromEntries(
      LEVELS.map((level) => [level, inferiorWins(setup, level, `${scenario.id} ${level}`)]),
    ),
    shifts: shiftsFor(scenario).map((shift) => ({
      ...shift,
      wins: inferiorWins(
        { ...setup, options: shifted(setup.options, shift) },
        'medium',
        `${scenario.id} ${shift.commands} ${shift.points}`,
      ),
    })),
  };
}

it.runIf(games > 0)(
  'how even each battle is',
  () => {
    const found = Object.fromEntries(SCENARIOS.map((each) => [each.id, figuresOf(each)]));
    writeFileSync(FILE, `${JSON.stringify(found, null, 2)}\n`);
  },
  LONG,
);

it('every battle has its figures', () => {
  for (const { id } of SCENARIOS) {
    const figures = BALANCE[id];
    if (!figures) throw new Error(`${id} has none: npm run balance`);
    expect(figures.games).toBeGreaterThan(0);
    for (const level of LEVELS) expect(figures.wins[level]).toBeLessThanOrEqual(figures.games);
  }
});

it('a share comes with the interval in which it lies 19 times of 20 (Wilson)', () => {
  // By hand: 10 of 20 at 95 %: 0.5 +- 0.2007.
  const { share, least, most } = shareOf(10, 20);
  expect(share).toBe(0.5);
  expect(least).toBeCloseTo(0.2993, 4);
  expect(most).toBeCloseTo(0.7007, 4);
  expect(shareOf(0, 20).least).toBeCloseTo(0, 10);
  expect(shareOf(20, 20).most).toBeCloseTo(1, 10);
});

it('the shift that comes nearest to half and half is named', () => {
  const shifts = [
    { commands: 0, points: 0, wins: 18 },
    { commands: 0, points: 1, wins: 11 },
    { commands: 0, points: 2, wins: 3 },
  ];
  const figures = { games: 20, wins: { easy: 0, medium: 0, hard: 0 }, shifts };
  expect(mostEven(figures)).toEqual({ commands: 0, points: 1, wins: 11 });
});
