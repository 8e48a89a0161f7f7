import { describe, expect, it } from 'vitest';
import { begin, type Command, decide, evolve, type UnitId } from '#/games/shield-wall-ii/rules';
import { SCENARIOS, setupOf } from '#/games/shield-wall-ii/scenarios';
import { attackersOf, tapOnName, tapOnPiece } from '#/games/shield-wall-ii/screens/tally/tap';

const [ashdown] = SCENARIOS;
const start = () => begin(setupOf(ashdown, 'tally'));
type Battle = ReturnType<typeof start>;

function run(battle: Battle, ...commands: readonly Command[]): Battle {
  return commands.reduce((now, command) => {
    const done = decide(now, command);
    if (!done.ok) throw new Error(done.error.why);
    return done.value.reduce(evolve, now);
  }, battle);
}

const unit = (battle: Battle, id: UnitId) => {
  const found = battle.units[id];
  if (!found) throw new Error(`no ${id}`);
  return found;
};

describe('tally mode, a tap each', () => {
  it('DEP-1: a waiting warband deploys and costs a command; no hex is asked for', () => {
    const battle = start();
    const tap = tapOnPiece(battle, unit(battle, 'red-1'));
    expect(tap).toMatchObject({ type: 'command', command: { type: 'deploy', unit: 'red-1' } });
    const after = run(battle, { type: 'deploy', unit: 'red-1' });
    expect(after.commands.left).toBe(battle.commands.left - 1);
    expect(tapOnName(after, unit(after, 'red-1'))).toEqual({ type: 'byHand', word: 'by hand' });
  });

  it('HIT: fresh becomes spent, spent routs, a camp routs at once', () => {
    const battle = run(start(), { type: 'deploy', unit: 'red-1' });
    const hit = tapOnPiece(battle, unit(battle, 'red-1'));
    expect(hit).toMatchObject({ command: { set: { state: 'spent' } } });
    const spent = run(battle, { type: 'setUnit', unit: 'red-1', set: { state: 'spent' } });
    expect(tapOnPiece(spent, unit(spent, 'red-1'))).toMatchObject({
      command: { set: { state: 'routed' } },
    });
    expect(tapOnPiece(battle, unit(battle, 'red-camp'))).toMatchObject({
      command: { set: { state: 'routed' } },
    });
  });

  it('CMD-2: an order to one on the field; TURN-1: none to the enemy, who is attacked', () => {
    const battle = run(
      start(),
      { type: 'deploy', unit: 'red-1' },
      { type: 'deploy', unit: 'red-2' },
      { type: 'endTurn' },
      { type: 'deploy', unit: 'black-1' },
      { type: 'endTurn' },
    );
    expect(tapOnName(battle, unit(battle, 'red-1'))).toMatchObject({
      command: { type: 'move', unit: 'red-1' },
    });
    expect(tapOnName(battle, unit(battle, 'black-1'))).toEqual({ type: 'attack', word: 'attack' });
    expect(tapOnName(battle, unit(battle, 'black-2'))).toEqual({ type: 'byHand', word: 'by hand' });
    const attacked = run(battle, {
      type: 'attack',
      target: 'black-1',
      attackers: ['red-1'],
      face: 6,
    });
    // ATT-2: a hex is attacked once; ATT-1: a warband attacks once.
    expect(attackersOf(battle, unit(battle, 'black-1'))).toHaveLength(2);
    expect(attackersOf(attacked, unit(attacked, 'black-1'))).toEqual([]);
    expect(attackersOf(attacked, unit(attacked, 'black-camp')).map(({ id }) => id)).toEqual([
      'red-2',
    ]);
  });
});
