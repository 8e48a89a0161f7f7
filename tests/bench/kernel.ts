// What needs no browser: the kernel against plain ways of doing the same.
import { apply, type Entry, fold, type Line } from '#/core/journal';
import {
  begin,
  type Combat,
  type Command,
  combatOdds,
  type Event,
  type Fighter,
  QUICK_SHEET,
  type Side,
} from '#/games/shieldwall/rules';
import { RULES } from '#/games/shieldwall/screens/game';
import { sheet } from '#/games/shieldwall/sheet/sheet';
import { SYNONYMS } from '#/games/shieldwall/sheet/synonyms';
import { searchIn } from '#/play/sheet/search';
import { setupOf } from './armies';
import { benchCounterKernel } from './counterKernel';
import { type Figure, median, ratio, round } from './figures';
import { benchHexKernel } from './hexKernel';
import { milliseconds } from './processor';
import { simulate } from './simulation';

const fighter = (id: string, changes: Partial<Fighter>): Fighter => ({
  id,
  name: id,
  grade: 'C',
  level: 'present',
  dps: 0,
  stands: 2,
  engagedStands: changes.stands ?? 2,
  formed: true,
  flankSupports: 0,
  charged: false,
  followingUp: false,
  inspired: false,
  fromFlankOrRear: false,
  worseGround: false,
  retinue: false,
  leaderFighting: false,
  fightsToDeath: false,
  ...changes,
});

/** The check figure of the rules: a charging retinue against a formed band of two C stands. */
const TWO_UNITS: Combat = {
  red: [
    fighter('retinue', {
      grade: 'A',
      stands: 1,
      level: 'ready',
      charged: true,
      retinue: true,
      leaderFighting: true,
    }),
  ],
  black: [fighter('band', {})],
  charge: true,
  refight: false,
  options: QUICK_SHEET,
};

/** Five units of two stands a side, all different, so that nothing falls together. */
const LARGEST: Combat = {
  ...TWO_UNITS,
  red: fiveOf('red'),
  black: fiveOf('black'),
};

function fiveOf(side: Side): Fighter[] {
  const grades = ['A', 'B', 'C', 'C', 'D'] as const;
  return grades.map((grade, place) =>
    fighter(`${side} ${place}`, {
      grade,
      dps: place % 4,
      charged: side === 'red',
      worseGround: place === 3,
      retinue: place === 0,
      leaderFighting: place === 0,
    }),
  );
}

function odds(combat: Combat) {
  const found = combatOdds(combat);
  if (!found.ok) throw new Error(found.error.why);
  return found.value;
}

const TRIALS = 100_000;

/** 10,000 events as taps leave them behind, and the lines they stand in. */
function longJournal(): Line<Command, Event>[] {
  const lines: Line<Command, Event>[] = [];
  let state = begin(setupOf('fold'));
  for (let tap = 0, events = 0; events < 10_000; tap++) {
    const unit = `${tap % 2 ? 'red' : 'black'}-${tap % 3}-${tap % 5}`;
    const command: Command =
      tap % 60 < 30
        ? { type: 'giveDp', unit, anyway: true }
        : { type: 'setUnit', unit, set: { dps: 0, level: 'ready' }, anyway: true };
    const decided = RULES.decide(state, command);
    if (!decided.ok || decided.value.length === 0) continue;
    const entry: Entry<Command, Event> = { type: 'did', at: tap, command, events: decided.value };
    state = apply(RULES, state, entry);
    lines.push(entry);
    events += decided.value.length;
  }
  return lines;
}

/** How many standard errors the simulation is away from the exact odds. */
const errorsAway = (simulated: number, exact: number): number =>
  Math.abs(simulated - exact) / Math.sqrt((exact * (1 - exact)) / TRIALS);

export function benchKernel(rounds: number): Figure[] {
  const exact = odds(TWO_UNITS);
  const lines = longJournal();
  const setup = setupOf('fold');
  const times = { exact: [], largest: [], simulated: [], fold: [], clone: [] } as Record<
    'exact' | 'largest' | 'simulated' | 'fold' | 'clone',
    number[]
  >;
  const away: number[] = [];
  const search = searchIn(sheet(QUICK_SHEET), SYNONYMS);
  const typed = ['retire', 'pebbles', 'shooting'].flatMap((word) =>
    [...word].map((_, place) => word.slice(0, place + 1)),
  );
  const searches: number[] = [];
  const foldAll = () => {
    const folded = fold(RULES, setup, lines);
    if (!folded.ok) throw new Error(folded.error);
  };
  const cloneAll = () => {
    for (const line of lines) if (line.type === 'did') line.events.map((e) => structuredClone(e));
  };
  // The engine warms up on all of them before the first round counts.
  for (let number = -1; number < rounds; number++) {
    let simulated = { won: 0, lost: 0 };
    const taken = {
      exact: milliseconds(() => odds(TWO_UNITS), 500),
      simulated: milliseconds(() => {
        simulated = simulate(TWO_UNITS, TRIALS);
      }, 1),
      largest: milliseconds(() => odds(LARGEST), 100),
      fold: milliseconds(foldAll, 3),
      clone: milliseconds(cloneAll, 3),
    };
    if (number < 0) continue;
    for (const key of ['exact', 'largest', 'simulated', 'fold', 'clone'] as const)
      times[key].push(taken[key]);
    for (const query of typed) searches.push(4 * milliseconds(() => search(query), 20));
    away.push(errorsAway(simulated.won, exact.wins.red));
    away.push(errorsAway(simulated.lost, exact.wins.black));
  }
  const group = 'Odds, fold and search (no browser)';
  return [
    ratio(
      group,
      `two-unit combat with refight: ${TRIALS.toLocaleString('en')}-trial simulation / exact odds`,
      times.simulated,
      times.exact,
      { atLeast: 200 },
    ),
    {
      group,
      what: 'simulation off the exact odds, won or lost, in the worst round',
      is: Math.max(...away),
      limit: { atMost: 4 },
      unit: 'standard errors',
      from: `won ${(100 * exact.wins.red).toFixed(2)} %, lost ${(100 * exact.wins.black).toFixed(2)} %`,
    },
    ratio(
      group,
      'largest fight (5 units of 2 stands a side) / two-unit',
      times.largest,
      times.exact,
      {
        atMost: 20,
      },
    ),
    ratio(
      group,
      'fold of 10,000 events / iterating over and cloning them',
      times.fold,
      times.clone,
      {
        atMost: 3,
      },
    ),
    {
      group,
      what: 'odds worked out anew after a switch, five units a side, on a 4x slower processor',
      is: 4 * median(times.largest),
      limit: { atMost: 16.7 },
      unit: 'ms',
      from: `two units ${round(4 * median(times.exact))} ms`,
    },
    {
      group,
      what: 'search for what one keystroke asks, on a 4x slower processor',
      is: median(searches),
      limit: { atMost: 16.7 },
      unit: 'ms',
      from: `${typed.length} queries, worst ${round(Math.max(...searches))} ms`,
    },
    ...benchHexKernel(rounds),
    ...benchCounterKernel(rounds),
  ];
}
