import { describe, expect, it } from 'vitest';
import { type Command, decide, preview } from '#/games/shieldwall/rules';
import { fight, round } from './fight';
import {
  CREWS,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  leaderIn,
  linesOf,
  nonsense,
  type Patch,
  run,
  state,
  states,
  table,
  unitIn,
} from './table';

const leadership = (patch: Patch = {}) => table({ phase: 'leadership', ...patch });
const steady: Command = { type: 'removeDp', contingent: HARALD, unit: CREWS };

describe('lines that the players decline', () => {
  it('a declined line does not happen, the rest does', () => {
    expect(linesOf(leadership(), steady).map(({ type }) => type)).toEqual(['leader', 'dps']);
    const free = run(leadership(), { ...steady, declined: [0] });
    expect(leaderIn(free, HARALD).spent).toBe(0);
    expect(state(free, CREWS)).toBe('present 2 2');
    const paid = run(leadership(), { ...steady, declined: [1] });
    expect(leaderIn(paid, HARALD).spent).toBe(2);
    expect(state(paid, CREWS)).toBe('present 3 2');
    expect(eventsOf(leadership(), { ...steady, declined: [0, 1, 1] })).toEqual([]);
  });

  it('declining a loss in combat leaves the unit as it was', () => {
    const battle = table({ phase: 'combat', units: { [CREWS]: { dps: 0 }, [FYRD]: { dps: 0 } } });
    const command = fight([round(5, 0)]);
    const lines = linesOf(battle, command);
    const dp = lines.findIndex((line) => line.type === 'dps' && line.unit === FYRD);
    const now = run(battle, { ...command, declined: [dp] });
    expect(states(now, [CREWS, FYRD])).toEqual(['bloodLust 0 2', 'shaken 0 2']);
  });

  it.each([2, -1, 0.5, Number.NaN])('there is no line %d to decline', (index) => {
    nonsense(leadership(), { ...steady, declined: [index] });
  });

  it('a preview changes nothing and says the same as a decision', () => {
    const battle = leadership();
    const before = structuredClone(battle);
    expect(preview(battle, steady).ok).toBe(true);
    expect(decide(battle, steady).ok).toBe(true);
    expect(battle).toEqual(before);
    expect(preview(table(), steady)).toEqual(decide(table(), steady));
  });
});

describe('dice that fortune takes back (GOD-7)', () => {
  const rest: Command = { type: 'rest', unit: CREWS };
  const charging = (red: string[] = ['5h', '7h', '7d']) =>
    table({
      phase: 'combat',
      contingents: { [HARALD]: { signalled: true } },
      units: { [CREWS]: { dps: 0 } },
      sides: { red: { retained: red as never } },
    });
  const charge = (thrown: number[], roll = 'charge', side: 'red' | 'black' = 'red'): Command => ({
    type: 'charge',
    tests: [{ unit: CREWS, face: 4, friendCharging: false, standardNear: false }],
    fortune: { side, roll: roll as 'charge', thrown },
  });

  it('GOD-7: the seven is gone, both throws are in the journal', () => {
    const events = eventsOf(charging(), charge([1]));
    expect(events.slice(0, 3)).toEqual([
      {
        type: 'dice',
        roll: 'charge',
        throws: [{ by: 'red', die: 'D6', faces: [1] }],
        meaning: 'taken back',
        takenBack: true,
      },
      { type: 'side', side: 'red', set: { retained: ['5h', '7d'] }, reason: 'GOD-7' },
      expect.objectContaining({ type: 'dice', meaning: 'Crews charge' }),
    ]);
    const now = run(charging(), charge([1]));
    expect(now.sides.red.retained).toEqual(['5h', '7d']);
    expect(unitIn(now, CREWS).thisTurn.charge).toBe('charges');
  });

  it('GOD-7: the enemy may spend his seven on one’s dice', () => {
    const battle = charging([]);
    const theirs = {
      ...battle,
      sides: { ...battle.sides, black: { ...battle.sides.black, retained: ['7s'] } },
    } as const;
    expect(run(theirs, charge([6], 'charge', 'black')).sides.black.retained).toEqual([]);
  });

  it('GOD-7: no seven, no second throw; anyway the hand stays as it is', () => {
    const now = forbidden(charging(['5h']), charge([1]), 'GOD-7');
    expect(now.sides.red.retained).toEqual(['5h']);
    forbidden(charging(), charge([6], 'charge', 'black'), 'GOD-7');
  });

  it('GOD-7: only dice that are thrown here, and faces that dice have', () => {
    nonsense(charging(), charge([1], 'movement'), 'GOD-7');
    nonsense(charging(), charge([]), 'GOD-7');
    nonsense(charging(), charge([7]), 'GOD-7');
    nonsense(charging(), charge([1.5, 2]), 'GOD-7');
    const resting = { ...charging(), phase: 'movement' } as const;
    const fortune = { side: 'red', roll: 'movement', thrown: [2] } as const;
    nonsense(resting, { ...rest, fortune }, 'GOD-7');
  });

  it('GOD-7: a refused command spends nothing and says its own reason', () => {
    forbidden({ ...charging(), phase: 'gods' }, charge([1]), 'TURN');
  });
});
