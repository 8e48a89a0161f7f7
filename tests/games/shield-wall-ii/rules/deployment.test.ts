import { describe, expect, it } from 'vitest';
import type { Command } from '#/games/shield-wall-ii/rules';
import {
  allowed,
  attack,
  deploy,
  END,
  field,
  forbidden,
  move,
  nonsense,
  run,
  stand,
  turn,
  unitIn,
} from './table';

/** The four hexes beside red's camp. */
const BESIDE = [
  [-1, 4],
  [-3, 4],
  [-2, 3],
  [-1, 3],
] as const;

describe('deployment (DEP-1..4)', () => {
  it('DEP-1: into each of the four hexes beside the camp, facing as wished or the enemy', () => {
    for (const [q, r] of BESIDE) {
      const battle = run(field(), deploy('red-3', q, r, 2));
      expect(stand(battle, 'red-3')).toBe(`fresh ${q},${r} facing 2`);
    }
    expect(unitIn(run(field(), deploy('red-3', -1, 4)), 'red-3').facing).toBe(0);
    const black = field({ side: 'black' });
    expect(unitIn(run(black, deploy('black-3', 2, -3)), 'black-3').facing).toBe(3);
  });

  it('DEP-1, CMD-2: it costs a command and the warband does not move in that player turn', () => {
    const battle = run(field(), deploy('red-3', -1, 3));
    expect(battle.commands).toEqual({ total: 9, left: 8 });
    forbidden(battle, move('red-3', -1, 2), 'CMD-2');
    forbidden(battle, turn('red-3', 1), 'CMD-2');
  });

  it('DEP-1: it may attack in the same player turn', () => {
    const battle = run(field({ black: { 1: [-1, 2, 3] } }), deploy('red-3', -1, 3, 0));
    allowed(battle, attack('black-1', ['red-3'], 6));
  });

  it('DEP-1: not elsewhere, not onto another, not twice, not the camp', () => {
    forbidden(field(), deploy('red-3', 0, 3), 'DEP-1');
    forbidden(field(), deploy('red-3', 2, -3), 'DEP-1');
    nonsense(run(field(), deploy('red-1', -1, 3)), deploy('red-3', -1, 3), 'MAP-7');
    nonsense(run(field(), deploy('red-1', -1, 3)), deploy('red-1', -2, 3), 'DEP-1');
    nonsense(field(), deploy('red-camp', -2, 3), 'DEP-1');
    nonsense(field({ red: { 1: 'routed' } }), deploy('red-1', -2, 3), 'DEP-1');
    nonsense(field(), { type: 'deploy', unit: 'red-1' }, 'MAP-7');
  });

  it('DEP-2: in the first three player turns only', () => {
    allowed(field({ turn: 3 }), deploy('red-3', -1, 3));
    forbidden(field({ turn: 4 }), deploy('red-3', -1, 3), 'DEP-2');
    allowed(field({ turn: 3, side: 'black' }), deploy('black-3', 1, -3));
    forbidden(field({ turn: 4, side: 'black' }), deploy('black-3', 1, -3), 'DEP-2');
  });

  it('DEP-2: who still waits when the third player turn ends has routed, with its points', () => {
    const waiting = field({ turn: 3, inferior: 'red', red: allOut(7) });
    const late = run(waiting, END);
    expect([7, 8, 9].map((place) => late.units[`red-${place}`]?.state)).toEqual([
      'routed',
      'routed',
      'routed',
    ]);
    expect(late.ended).toBeNull();
    expect(run(field({ turn: 2, red: allOut(7) }), END).units['red-9']?.state).toBe('waiting');
    // Four warbands are four points: the superior army has won (WIN-1).
    const lost = run(field({ turn: 3, inferior: 'red', red: allOut(6) }), END);
    expect(lost.victory).toEqual({ side: 'black', how: 'points', turn: 3 });
    // The other army's waiting warbands have their own third player turn.
    expect(late.units['black-9']?.state).toBe('waiting');
    expect(run(late, END).units['black-9']?.state).toBe('routed');
  });

  it('DEP-3: four go out in a turn, and seven commands bring all ten out in three turns', () => {
    const orders: Command[][] = [
      [
        deploy('red-0', -1, 4, 1),
        deploy('red-1', -3, 4, 5),
        deploy('red-2', -2, 3),
        deploy('red-3', -1, 3),
      ],
      [
        move('red-2', -2, 2),
        move('red-3', -1, 2),
        move('red-0', 0, 3),
        move('red-1', -4, 4),
        deploy('red-4', -2, 3),
        deploy('red-5', -1, 3),
        deploy('red-6', -1, 4),
      ],
      [
        move('red-2', -2, 1),
        move('red-3', -1, 1),
        move('red-4', -2, 2),
        move('red-5', -1, 2),
        deploy('red-7', -2, 3),
        deploy('red-8', -1, 3),
        deploy('red-9', -3, 4),
      ],
    ];
    let battle = field({ inferior: 'red' });
    for (const commands of orders) battle = run(battle, ...commands, END, END);
    expect(battle.turn).toBe(4);
    const states = Array.from({ length: 10 }, (_, place) => battle.units[`red-${place}`]?.state);
    expect(new Set(states)).toEqual(new Set(['fresh']));
  });

  it('DEP-3: a fifth finds no vacant hex', () => {
    const battle = run(field(), ...BESIDE.map(([q, r], place) => deploy(`red-${place}`, q, r)));
    for (const [q, r] of BESIDE) nonsense(battle, deploy('red-9', q, r), 'MAP-7');
  });

  it('DEP-4: enemies who hold a hex do not hinder deployment into it', () => {
    const battle = field({ black: { 1: [-2, 2], 2: [-1, 2], 3: [-3, 3], 4: [0, 3] } });
    allowed(battle, deploy('red-3', -2, 3));
    allowed(battle, deploy('red-3', -1, 3));
  });

  it('DEP-4: with the camp gone nothing deploys', () => {
    forbidden(field({ red: { camp: 'routed' } }), deploy('red-3', -1, 3), 'DEP-4');
    allowed(field({ black: { camp: 'routed' } }), deploy('red-3', -1, 3));
  });

  it('TURN-1: nobody deploys in the enemy’s player turn, or to the enemy’s camp', () => {
    forbidden(field(), deploy('black-3', 2, -3), 'TURN-1');
  });
});

/** So many warbands on the field, the rest waiting. */
function allOut(count: number) {
  return Object.fromEntries(
    Array.from({ length: count }, (_, place) => [place, [place - 5, 0] as const]),
  );
}
