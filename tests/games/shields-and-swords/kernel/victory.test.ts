import { describe, expect, it } from 'vitest';
import { type Side, scoreOf } from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import {
  EIRIK,
  HIRD,
  KETIL,
  linesOf,
  next,
  nonsense,
  ORM,
  run,
  SKULI,
  THORKEL,
  table,
  unitIn,
} from './table';

describe('victory and the end (VP-1..3, CARD-1)', () => {
  const lost = { steps: 0 };
  /** Black has lost Hird (3 and a crown), Ketil, Thorkel and Orm: 12 points for red. */
  const twelve = { [HIRD]: lost, [KETIL]: lost, [THORKEL]: lost, [ORM]: lost };

  it('VP-2: he is tested at the end of the opponent’s turn, not of his own', () => {
    const own = run(table({ units: twelve, phase: 'initiative' }), next);
    expect([own.ended, own.active]).toEqual([null, 'black']);
    const theirs = run(own, next, next);
    expect(theirs.ended).toEqual({ how: 'points', winner: 'red', next: 'red' });
    expect([theirs.active, theirs.phase]).toEqual(['black', 'initiative']);
  });

  it('VP-2: after each turn that the opponent takes', () => {
    const units = twelve;
    const battle = table({ units, active: 'black', phase: 'initiative', initiative: 'black' });
    const ended = run(battle, { type: 'declareInitiative' });
    expect(ended.ended).toEqual({ how: 'points', winner: 'red', next: 'black' });
    expect(ended.initiative).toBe('red');
    expect(ended.turns).toEqual({ red: 1, black: 0 });
    // The players may go on: the turn that would have followed begins.
    const on = run(ended, { type: 'resume' });
    expect([on.ended, on.active, on.phase, on.turns]).toEqual([
      null,
      'black',
      'command',
      { red: 1, black: 1 },
    ]);
  });

  it('VP-2: a target and a lead', () => {
    const end = (patch: object) =>
      run(table({ active: 'black', phase: 'initiative', units: twelve, ...patch }), next).ended;
    expect(end({})?.winner).toBe('red');
    expect(end({ awarded: { red: -1, black: 0 } })).toBeNull();
    expect(end({ awarded: { red: 0, black: 9 } })?.winner).toBe('red');
    expect(end({ awarded: { red: 0, black: 10 } })).toBeNull();
    expect(end({ awarded: { red: 0, black: 99 } })).toBeNull();
  });

  it('VP-2: the line over the board says who leads and by how much, what is needed and who is tested', () => {
    expect(scoreOf(table({ units: twelve, awarded: { red: 0, black: 9 } }))).toEqual({
      points: { red: 12, black: 9 },
      ahead: 'red',
      lead: 3,
      checked: ['black'],
      target: 12,
      leadNeeded: 3,
    });
  });

  it('VP-2: declining the line lets the next turn begin', () => {
    const battle = table({ active: 'black', phase: 'initiative', units: twelve });
    const place = linesOf(battle, next).findIndex((line) => line.type === 'battle');
    const on = run(battle, { ...next, declined: [place] });
    expect([on.ended, on.active]).toEqual([null, 'red']);
  });

  it.each<['opponentsTurn' | 'ownTurn' | 'everyTurn', Side, Side | null]>([
    ['opponentsTurn', 'black', 'red'],
    ['opponentsTurn', 'red', null],
    ['ownTurn', 'black', null],
    ['ownTurn', 'red', 'red'],
    ['everyTurn', 'black', 'red'],
    ['everyTurn', 'red', 'red'],
  ])('VP-2: tested %s, and %s’s turn ends: %s wins', (checked, active, winner) => {
    const card = { victory: { ...PRACTICE.victory, checked } };
    const battle = table({ card, active, phase: 'initiative', units: twelve });
    expect(run(battle, next).ended?.winner ?? null).toBe(winner);
  });

  it('VP-2: two who pass at once have neither won', () => {
    const victory = { ...PRACTICE.victory, checked: 'everyTurn' as const, lead: 0 };
    const awarded = { red: 0, black: 12 };
    const battle = table({ card: { victory }, phase: 'initiative', units: twelve, awarded });
    expect(run(battle, next).ended).toBeNull();
  });

  it('CARD-1: a battle without a target goes on', () => {
    const card = { victory: { ...PRACTICE.victory, target: null } };
    const battle = table({ card, active: 'black', phase: 'initiative', units: twelve });
    expect(run(battle, next).ended).toBeNull();
  });

  it.each<[number, number, number, Side | null]>([
    [10, 9, 5, null],
    [9, 10, 5, null],
  ])('CARD-1: after turns %d and %d it goes on', (red, black, points, winner) => {
    const battle = table({
      phase: 'initiative',
      turns: { red, black },
      awarded: { red: points, black: 0 },
    });
    expect(run(battle, next).ended?.winner ?? null).toBe(winner);
  });

  it.each<[number, number, Side | null]>([
    [5, 4, 'red'],
    [4, 5, 'black'],
    [4, 4, null],
  ])(
    'CARD-1: after ten turns each more points win, else a draw: %d to %d',
    (red, black, winner) => {
      const battle = table({
        phase: 'initiative',
        active: 'black',
        turns: { red: 10, black: 10 },
        awarded: { red, black },
      });
      expect(run(battle, next).ended).toEqual({ how: 'turns', winner, next: 'red' });
      const card = { victory: { ...PRACTICE.victory, turns: null } };
      const endless = table({ card, phase: 'initiative', turns: { red: 99, black: 99 } });
      expect(run(endless, next).ended).toBeNull();
    },
  );

  it('CARD-1: when a side is gone more points win', () => {
    const left = { [ORM]: { steps: 1 } };
    const all = Object.fromEntries(
      Object.keys(table().units)
        .filter((id) => id.startsWith('black'))
        .map((id) => [id, lost]),
    );
    const battle = table({ units: { ...all, ...left } });
    const wish = { type: 'setUnit', unit: ORM, set: { steps: 0 } } as const;
    const ended = run(battle, wish);
    expect(ended.ended).toEqual({ how: 'sideGone', winner: 'red' });
    expect(run(ended, { type: 'resume' }).ended).toBeNull();
    // Gone before, it does not end again with every command.
    expect(run(ended, { type: 'resume' }, next).ended).toBeNull();
    const card = { victory: { ...PRACTICE.victory, sideGone: false } };
    expect(run(table({ card, units: { ...all, ...left } }), wish).ended).toBeNull();
    // Somebody who is still to come is left.
    const coming = { ...all, ...left, [EIRIK]: { arrived: false } };
    expect(run(table({ units: coming }), wish).ended).toBeNull();
  });

  it('CARD-1: the players may end it, and nothing is done in a battle that is over', () => {
    const ended = run(table(), { type: 'end', ending: { how: 'gaveUp', winner: 'black' } });
    expect(ended.ended).toEqual({ how: 'gaveUp', winner: 'black' });
    nonsense(ended, next, 'CARD-1');
    const on = run(ended, { type: 'resume' });
    expect([on.ended, on.phase, on.turns]).toEqual([null, 'command', { red: 1, black: 0 }]);
    nonsense(on, { type: 'resume' });
  });

  it('TURN-3: suppression comes off before the battle ends, and no turn begins after it', () => {
    const units = { ...twelve, [SKULI]: { suppressed: true } };
    const ended = run(table({ units, active: 'black', phase: 'initiative' }), next);
    expect(unitIn(ended, SKULI).suppressed).toBe(false);
    expect(ended.turns).toEqual({ red: 1, black: 0 });
  });
});
