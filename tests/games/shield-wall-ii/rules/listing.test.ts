import { describe, expect, it } from 'vitest';
import {
  attackChoices,
  attackOf,
  type Battle,
  type Command,
  canBeSaved,
  decide,
  FACINGS,
  HEXES,
  hitMeans,
  hitWays,
  legalOrders,
  moveHexes,
  ordersFor,
  saversNeeded,
  saversOf,
  targetsOf,
  unitsOf,
} from '#/games/shield-wall-ii/rules';
import { at, attack, deploy, field, run, unitIn } from './table';

/** Every order there could be, asked one by one. */
const everyLegalOrder = (battle: Battle): string[] => {
  const commands = unitsOf(battle, battle.side).flatMap(({ id }): Command[] => [
    ...FACINGS.map((facing): Command => ({ type: 'turn', unit: id, facing })),
    ...HEXES.flatMap((to) =>
      FACINGS.flatMap((facing): Command[] => [
        { type: 'move', unit: id, to, facing },
        { type: 'deploy', unit: id, to, facing },
      ]),
    ),
  ]);
  return commands
    .filter((command) => decide(battle, command).ok)
    .map((command) => JSON.stringify(command));
};
const listed = (battle: Battle): string[] =>
  legalOrders(battle).map((order) => JSON.stringify(order));

const fight = field({
  turn: 2,
  red: { 0: [0, 0, 0], 1: [1, 0, 0], 2: [-1, 1, 5], 3: [5, -4, 2] },
  black: { 0: [0, -1, 3], 1: [1, -1, 3, 'spent'], 2: [2, -2, 3] },
  terrain: [{ kind: 'wood', side: 'red', corner: 'RF' }],
});

describe('the list of legal orders (DEP-1, MOVE-1..4)', () => {
  it.each<[string, Battle]>([
    ['the first turn', field()],
    ['a fight', fight],
    ['a moved warband', run(fight, { type: 'turn', unit: 'red-1', facing: 2 })],
    ['the fourth turn', { ...fight, turn: 4 }],
    ['the attacks', run(fight, { type: 'beginAttacks' })],
    ['no commands', run(fight, { type: 'setCommands', total: 9, left: 0 })],
    ['the other army', { ...fight, side: 'black' }],
    ['deployed', run(field(), deploy('red-0', -1, 4))],
  ])('MOVE-2, DEP-1: is what `decide` allows, in %s', (_, battle) => {
    expect(listed(battle).sort()).toEqual(everyLegalOrder(battle).sort());
  });

  it('DEP-3: in the first turn ten warbands have four hexes and six facings each', () => {
    expect(legalOrders(field())).toHaveLength(10 * 4 * 6);
  });

  it('MOVE-1, MOVE-2: a free warband has five turns and two moves with six facings', () => {
    const battle = field({ red: { 1: [0, 0, 0] } });
    expect(ordersFor(battle, unitIn(battle, 'red-1'))).toHaveLength(5 + 12);
    expect(moveHexes(battle, unitIn(battle, 'red-1'))).toEqual([at(0, -1), at(1, -1)]);
    expect(ordersFor(battle, unitIn(battle, 'red-camp'))).toEqual([]);
  });

  it('WIN-3: when the battle is over there is nothing to do', () => {
    const over = run(fight, { type: 'end', ending: { how: 'stopped', side: null } });
    expect([legalOrders(over), targetsOf(over)]).toEqual([[], []]);
  });
});

describe('targets and attackers (ATT-1, ATT-2, ATT-6)', () => {
  it('ATT-1: every enemy in somebody’s front, with those who could join', () => {
    const found = targetsOf(fight).map(({ unit, attackers }) => [
      unit.id,
      attackers.map(({ id }) => id),
    ]);
    expect(found).toEqual([
      ['black-0', ['red-0']],
      ['black-1', ['red-0', 'red-1']],
    ]);
    const fought = run(fight, attack('black-1', ['red-1'], 6));
    expect(targetsOf(fought).map(({ unit }) => unit.id)).toEqual(['black-0']);
    expect(targetsOf(run(fight, { type: 'setCommands', total: 9, left: 0 }))).toEqual([]);
  });

  it('ATT-6: each set of attackers that can be paid, with cost and chance', () => {
    const [, target] = targetsOf(fight);
    if (!target) throw new Error('no target');
    const sets = (battle: Battle) =>
      attackChoices(battle, target).map(({ attackers, cost, ways }) => [
        attackers.map(({ id }) => id).join('+'),
        cost,
        ways,
      ]);
    // Alone the lord has 4 + 1 + 1, the warband 3 + 1; together 5 + 3, all against 3.
    expect(sets(fight)).toEqual([
      ['red-0', 1, 3],
      ['red-1', 1, 1],
      ['red-0+red-1', 2, 5],
    ]);
    expect(sets(run(fight, { type: 'setCommands', total: 9, left: 1 }))).toHaveLength(2);
    for (const { attackers, ways } of attackChoices(fight, target)) {
      expect(ways).toBe(hitWays(attackOf(fight, target.unit, attackers)));
    }
  });

  it('ATT-2: three attackers can join in seven ways', () => {
    const three = field({
      red: { 1: [0, 0, 0], 2: [-1, -1, 1], 3: [1, -2, 4] },
      black: { 1: [0, -1, 3] },
    });
    const [target] = targetsOf(three);
    if (!target) throw new Error('no target');
    expect(attackChoices(three, target).map(({ ways }) => ways)).toEqual([1, 1, 1, 3, 3, 3, 6]);
  });

  it('HIT-1, WIN-1: what a hit would do stands beside the target', () => {
    const battle = field({
      black: {
        0: [0, 0, 3, 'spent'],
        1: [1, -1, 3, 'spent'],
        2: [1, 0, 3],
        3: [5, -4, 3, 'spent'],
        4: 'routed',
        5: 'routed',
        6: 'routed',
      },
    });
    const means = (id: string) => hitMeans(battle, unitIn(battle, id));
    expect(means('black-2')).toEqual({ result: 'spent', savable: false, wins: false });
    expect(means('black-1')).toEqual({ result: 'routed', savable: true, wins: true });
    expect(means('black-0')).toEqual({ result: 'routed', savable: false, wins: true });
    expect(means('black-3')).toEqual({ result: 'routed', savable: false, wins: true });
    expect(means('black-camp')).toEqual({ result: 'routed', savable: false, wins: true });
    const fresh = field({ black: { 1: [1, -1, 3, 'spent'] } });
    expect(hitMeans(fresh, unitIn(fresh, 'black-1')).wins).toBe(false);
    expect(saversOf(battle, unitIn(battle, 'black-1')).map(({ id }) => id)).toEqual(['black-2']);
    expect([
      saversNeeded(unitIn(battle, 'black-0')),
      canBeSaved(battle, unitIn(battle, 'black-0')),
    ]).toEqual([2, false]);
  });
});
