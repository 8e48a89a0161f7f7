import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededChance, shuffle } from '#/core/chance';
import {
  areNeighbours,
  type Battle,
  boardOf,
  FACINGS,
  frontOf,
  HEXES,
  type Hex,
  holdersOf,
  mayMove,
  neighboursOf,
  type Unit,
} from '#/games/shield-wall-ii/rules';
import {
  allowed,
  at,
  attack,
  field,
  forbidden,
  move,
  nonsense,
  run,
  stand,
  turn,
  unitIn,
  whyNot,
} from './table';

describe('moving and turning (MOVE-1..3)', () => {
  const alone = field({ red: { 1: [0, 0, 0] } });

  it('MOVE-1: to any other facing, without leaving its hex', () => {
    for (const facing of FACINGS.slice(1)) {
      expect(stand(run(alone, turn('red-1', facing)), 'red-1')).toBe(`fresh 0,0 facing ${facing}`);
    }
    forbidden(alone, turn('red-1', 0), 'MOVE-1');
    nonsense(alone, { type: 'turn', unit: 'red-1' }, 'MOVE-1');
  });

  it('MOVE-2: one hex into its front, and any facing for the same command', () => {
    for (const facing of FACINGS) {
      for (const to of frontOf(at(0, 0), facing)) {
        const battle = field({ red: { 1: [0, 0, facing] } });
        for (const next of FACINGS) {
          const after = run(battle, { type: 'move', unit: 'red-1', to, facing: next });
          expect([after.units['red-1']?.hex, after.units['red-1']?.facing]).toEqual([to, next]);
          expect(after.commands.left).toBe(8);
        }
      }
    }
    expect(stand(run(alone, move('red-1', 0, -1)), 'red-1')).toBe('fresh 0,-1 facing 0');
  });

  it('MOVE-2, MOVE-3: not to the side, not back, not two hexes', () => {
    const front = frontOf(at(0, 0), 0);
    for (const to of HEXES.filter((hex) => hex !== at(0, 0) && !front.includes(hex))) {
      if (to === at(-2, 4) || to === at(2, -4)) continue;
      forbidden(alone, { type: 'move', unit: 'red-1', to }, 'MOVE-2');
    }
    nonsense(alone, { type: 'move', unit: 'red-1' }, 'MAP-7');
  });

  it('MOVE-3, MAP-6: not into wood, marsh or river; hills cost nothing', () => {
    const ground = (kind: 'wood' | 'marsh' | 'river' | 'hill') =>
      field({
        red: { 1: kind === 'river' ? [3, 1, 1] : [3, 0, 1] },
        terrain: [{ kind, side: 'red', corner: 'RF' }],
      });
    forbidden(ground('wood'), move('red-1', 4, 0), 'MAP-6');
    forbidden(ground('marsh'), move('red-1', 4, 0), 'MAP-6');
    forbidden(ground('river'), move('red-1', 4, 1), 'MAP-6');
    expect(run(ground('hill'), move('red-1', 4, 0)).commands.left).toBe(8);
  });

  it('MOVE-3, MAP-7: not onto a unit of either side, nor a camp, even if the players insist', () => {
    const crowd = field({ red: { 1: [0, 0, 0], 2: [0, -1, 0] }, black: { 1: [1, -1, 3] } });
    nonsense(crowd, move('red-1', 0, -1), 'MAP-7');
    nonsense(crowd, move('red-1', 1, -1), 'MAP-7');
    nonsense(field({ red: { 1: [2, -3, 0] } }), move('red-1', 2, -4), 'MAP-7');
  });

  it('MOVE-3: camps never move or turn; who waits or has routed cannot', () => {
    nonsense(alone, move('red-camp', -2, 3), 'MOVE-3');
    nonsense(alone, turn('red-camp', 1), 'MOVE-1');
    nonsense(alone, move('red-5', 0, 1), 'MOVE-3');
    nonsense(field({ red: { 1: 'routed' } }), turn('red-1', 1), 'MOVE-1');
    expect(whyNot(alone, move('red-5', 0, 1))).toBe('Red 5 is not deployed yet.');
    expect(whyNot(field({ red: { 1: 'routed' } }), turn('red-1', 1))).toBe('Red 1 has routed.');
  });

  it('ARMY-3: a spent warband moves and turns like a fresh one', () => {
    const spent = field({ red: { 1: [0, 0, 0, 'spent'] } });
    expect(stand(run(spent, move('red-1', 0, -1, 3)), 'red-1')).toBe('spent 0,-1 facing 3');
  });
});

describe('commands in the orders (CMD-2, TURN-2)', () => {
  const two = field({ red: { 1: [0, 0, 0], 2: [0, 2, 0] } });

  it('CMD-2: a warband moves or turns once in a player turn', () => {
    const moved = run(two, move('red-1', 0, -1));
    forbidden(moved, turn('red-1', 2), 'CMD-2');
    forbidden(moved, move('red-1', 0, -2), 'CMD-2');
    allowed(moved, move('red-2', 0, 1));
    expect(unitIn(run(moved, { type: 'endTurn' }, { type: 'endTurn' }), 'red-1').moved).toBe(false);
  });

  it('CMD-2: nobody moves without a command; overspent it stays at nought', () => {
    const poor = run(two, { type: 'setCommands', total: 9, left: 1 }, move('red-1', 0, -1));
    expect(poor.commands).toEqual({ total: 9, left: 0 });
    forbidden(poor, turn('red-2', 2), 'CMD-2');
    expect(run(poor, { ...turn('red-2', 2), anyway: true }).commands.left).toBe(0);
    expect(whyNot(poor, turn('red-2', 2))).toBe('Commands left: 0. This needs 1.');
  });

  it('TURN-1: only the army whose player turn it is', () => {
    const battle = field({ black: { 1: [0, 0, 3] } });
    forbidden(battle, turn('black-1', 1), 'TURN-1');
    allowed({ ...battle, side: 'black' }, turn('black-1', 1));
  });

  it('TURN-2: no more orders once the attacks have begun', () => {
    const begun = run(two, { type: 'beginAttacks' });
    forbidden(begun, move('red-1', 0, -1), 'TURN-2');
    forbidden(begun, turn('red-1', 2), 'TURN-2');
    forbidden(begun, { type: 'beginAttacks' }, 'TURN-2');
    const fought = run(
      field({ red: { 1: [0, 0, 0], 2: [0, 2, 0] }, black: { 1: [0, -1, 3] } }),
      attack('black-1', ['red-1'], 6),
    );
    expect(fought.phase).toBe('attacks');
    forbidden(fought, move('red-2', 0, 1), 'TURN-2');
  });

  it('CMD-2: a line of the preview can be declined: the move is free', () => {
    const free = run(two, { ...move('red-1', 0, -1), declined: [0] });
    expect(free.commands.left).toBe(9);
    expect(unitIn(free, 'red-1').hex).toBe(at(0, -1));
    nonsense(two, { ...move('red-1', 0, -1), declined: [2] });
  });
});

/** MOVE-4 word for word: two enemies next to the mover, next to each other, one of them next to `to`. */
const isHeldByDefinition = (battle: Battle, unit: Unit, to: Hex): boolean => {
  const { hex } = unit;
  if (hex === null) return false;
  const near = Object.values(battle.units).flatMap((enemy) =>
    enemy.side !== unit.side && enemy.hex !== null && areNeighbours(enemy.hex, hex)
      ? [enemy.hex]
      : [],
  );
  return near.some((a) =>
    near.some((b) => areNeighbours(a, b) && (areNeighbours(a, to) || areNeighbours(b, to))),
  );
};

describe('held (MOVE-4)', () => {
  it('MOVE-4: two enemies side by side bar the hexes that touch either', () => {
    const held = field({ red: { 1: [0, 0, 0] }, black: { 1: [1, -1, 0], 2: [1, 0, 0] } });
    forbidden(held, move('red-1', 0, -1), 'MOVE-4');
    expect(whyNot(held, move('red-1', 0, -1))).toBe(
      'Red 1 is held: two enemies side by side bar F5.',
    );
    expect(holdersOf(boardOf(held), unitIn(held, 'red-1')).map(({ id }) => id)).toEqual([
      'black-1',
      'black-2',
    ]);
    allowed(held, turn('red-1', 4));
    expect(run(held, turn('red-1', 4)).commands.left).toBe(8);
    // West touches neither of the two, south-east touches the second.
    const facingWest = run(held, turn('red-1', 4), { type: 'endTurn' }, { type: 'endTurn' });
    allowed(facingWest, move('red-1', -1, 0));
    allowed(facingWest, move('red-1', -1, 1));
    const facingSouth = run(held, turn('red-1', 3), { type: 'endTurn' }, { type: 'endTurn' });
    forbidden(facingSouth, move('red-1', 0, 1), 'MOVE-4');
    allowed(facingSouth, move('red-1', -1, 1));
  });

  it('MOVE-4: two enemies apart, or one, hold nobody', () => {
    const apart = field({ red: { 1: [0, 0, 0] }, black: { 1: [1, -1, 3], 2: [-1, 0, 3] } });
    allowed(apart, move('red-1', 0, -1));
    expect(holdersOf(boardOf(apart), unitIn(apart, 'red-1'))).toEqual([]);
  });

  it('MOVE-4: an enemy camp is one of them, a friendly one is not', () => {
    // Beside the north camp at (2,-4): an enemy at (1,-3) and the camp touch each other.
    const camp = field({ red: { 1: [2, -3, 1] }, black: { 1: [1, -3, 3] } });
    forbidden(camp, move('red-1', 3, -4), 'MOVE-4');
    const own = field({ side: 'black', black: { 1: [2, -3, 1], 2: [1, -3, 3] } });
    allowed(own, move('black-1', 3, -4));
  });

  it('MOVE-4: agrees with its definition on random boards, pair by pair', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const chance = seededChance(seed);
        const here = HEXES[chance.below(HEXES.length)] ?? 0;
        const near = shuffle(neighboursOf(here), chance).slice(0, chance.below(6));
        const far = shuffle(HEXES, chance)
          .filter((hex) => hex !== here && !near.includes(hex))
          .slice(0, 3);
        const base = field();
        const red: Unit = { ...unitIn(base, 'red-1'), state: 'fresh', hex: here };
        const enemies = [...near, ...far].map((hex, place): Unit => {
          const id = place === 9 ? 'black-camp' : `black-${place}`;
          return { ...unitIn(base, id), state: 'fresh', hex };
        });
        const units = Object.fromEntries([red, ...enemies].map((unit) => [unit.id, unit]));
        for (const facing of FACINGS) {
          const unit = { ...red, facing };
          const battle = { ...base, units: { ...units, [unit.id]: unit } };
          for (const to of frontOf(here, facing)) {
            if (enemies.some(({ hex }) => hex === to)) continue;
            const bar = mayMove(battle, unit, to);
            expect(bar?.rule ?? null).toBe(isHeldByDefinition(battle, unit, to) ? 'MOVE-4' : null);
          }
        }
      }),
      { numRuns: 150 },
    );
  });
});
