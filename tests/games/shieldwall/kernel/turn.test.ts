import { describe, expect, it } from 'vitest';
import type { Command } from '#/games/shieldwall/rules';
import {
  ALFRED,
  CREWS,
  eventsOf,
  FYRD,
  forbidden,
  HARALD,
  HOUSECARLS,
  leaderIn,
  nonsense,
  run,
  SVEN,
  table,
  unitIn,
} from './table';

describe('the phases of a turn (TURN)', () => {
  it('TURN: six phases in their order, then the next turn', () => {
    const phases: string[] = [];
    let battle = table();
    for (let step = 0; step < 7; step++) {
      phases.push(`${battle.turn} ${battle.phase}`);
      battle = run(battle, { type: 'nextPhase' });
    }
    expect(phases).toEqual([
      '1 initiative',
      '1 gods',
      '1 leadership',
      '1 movement',
      '1 missiles',
      '1 combat',
      '2 initiative',
    ]);
  });

  it('ORG-7: LPs that were spent come back with the next turn, wounds do not', () => {
    const battle = table({
      phase: 'combat',
      leaders: { [HARALD]: { spent: 3, lp: 3 } },
      contingents: { [HARALD]: { signalled: true } },
    });
    const next = run(battle, { type: 'nextPhase' });
    expect(leaderIn(next, HARALD)).toMatchObject({ spent: 0, lp: 3 });
    expect(next.contingents[HARALD]?.signalled).toBe(true);
  });

  it('TURN: what was done this turn is forgotten, what a unit is stays', () => {
    const battle = table({
      phase: 'combat',
      first: 'red',
      units: {
        [CREWS]: {
          inCombat: true,
          followingUp: true,
          dps: 2,
          thisTurn: { moved: 4, fought: true, charge: 'charges', threatened: true },
        },
      },
      battle: {
        godCard: { card: '5h', status: 'done' },
        shocks: [{ unit: FYRD, how: 'retired', engaged: [] }],
      },
    });
    const next = run(battle, { type: 'nextPhase' });
    expect(next).toMatchObject({ turn: 2, first: null, godCard: null, shocks: [] });
    expect(unitIn(next, CREWS)).toMatchObject({ inCombat: true, followingUp: true, dps: 2 });
    expect(unitIn(next, CREWS).thisTurn).toEqual(unitIn(table(), CREWS).thisTurn);
  });

  it('TURN: a phase that ends leaves no shock and no finished duel behind, an open duel stays', () => {
    const duel = {
      stage: 'over',
      challenge: null,
      fighters: {
        red: { kind: 'leader', specialWeapon: false, wounds: 0, hand: null },
        black: { kind: 'leader', specialWeapon: false, wounds: 3, hand: null },
      },
      advantage: null,
      exchanges: [],
      result: { how: 'fought', killed: ['black'], winner: 'red' },
    } as const;
    const shocks = [{ unit: FYRD, how: 'retired', engaged: [] }] as const;
    const battle = table({ phase: 'leadership', battle: { duel, shocks } });
    expect(run(battle, { type: 'nextPhase' })).toMatchObject({ duel: null, shocks: [] });
    const open = { ...duel, stage: 'deal', result: null } as const;
    const waiting = table({ phase: 'leadership', battle: { duel: open } });
    expect(run(waiting, { type: 'nextPhase' }).duel).toEqual(open);
    const last = table({ phase: 'combat', battle: { duel } });
    expect(run(last, { type: 'nextPhase' })).toMatchObject({ duel: null, turn: 2 });
  });
});

const initiative = (first: 'red' | 'black', ...rolls: [number, number][]): Command => ({
  type: 'rollInitiative',
  rolls: rolls.map(([red, black]) => ({ red, black })),
  first,
});

describe('initiative (TURN-1)', () => {
  // Harald has 5 LPs, Alfred 4: red adds 1.
  it.each<[string, [number, number][], string]>([
    ['3 to 3: red by its C-in-C', [[3, 3]], 'initiative to Danes, to go first'],
    ['3 to 5: black', [[3, 5]], 'initiative to Saxons, the enemy to go first'],
    [
      '2 to 3 ties, then 1 to 6',
      [
        [2, 3],
        [1, 6],
      ],
      'initiative to Saxons, the enemy to go first',
    ],
  ])('TURN-1: %s', (_, rolls, meaning) => {
    const command = initiative('red', ...rolls);
    const [dice] = eventsOf(table(), command);
    expect(dice).toMatchObject({ type: 'dice', roll: 'initiative', meaning });
    expect(run(table(), command).first).toBe('red');
  });

  it('TURN-1: the journal keeps every throw of each side', () => {
    const [dice] = eventsOf(table(), initiative('black', [2, 3], [6, 1]));
    expect(dice).toMatchObject({
      throws: [
        { by: 'red', die: 'D6', faces: [2, 6] },
        { by: 'black', die: 'D6', faces: [3, 1] },
      ],
    });
  });

  it.each<[string, object, [number, number], string]>([
    ['equal LPs: a tie', { [HARALD]: { lp: 4 } }, [3, 3], 'tie'],
    ['a dead C-in-C counts 0', { [HARALD]: { fate: 'killed' } }, [3, 3], 'Saxons'],
    ['a captured one too', { [HARALD]: { fate: 'captured' } }, [3, 3], 'Saxons'],
    ['none counts 0', { [HARALD]: { commander: false } }, [3, 3], 'Saxons'],
    ['other leaders do not count', { [SVEN]: { lp: 9 }, [HARALD]: { lp: 4 } }, [3, 3], 'tie'],
    ['LPs spent still count', { [HARALD]: { spent: 5 } }, [3, 3], 'Danes'],
  ])('TURN-1: %s', (_, leaders, roll, winner) => {
    const battle = table({ leaders: leaders as never });
    const command = initiative('red', roll);
    if (winner === 'tie') nonsense(battle, command, 'TURN-1');
    else
      expect(eventsOf(battle, command)[0]).toMatchObject({
        meaning: expect.stringContaining(`initiative to ${winner}`),
      });
  });

  it('TURN-1: settled once, as the turn begins', () => {
    const settled = table({ first: 'black' });
    expect(forbidden(settled, initiative('red', [6, 1]), 'TURN-1').first).toBe('red');
    forbidden(table({ phase: 'gods' }), initiative('red', [6, 1]), 'TURN-1');
  });

  it('TURN-1: refuses faces that no die has', () => {
    nonsense(table(), initiative('red', [7, 1]), 'TURN-1');
    nonsense(table(), initiative('red'), 'TURN-1');
    nonsense(table(), initiative('red', [5, 1], [6, 1]), 'TURN-1');
  });
});

describe('deployment and LPs (SET-1, ORG-6)', () => {
  const deploy = (red: number, black: number): Command => ({
    type: 'rollDeployment',
    rolls: [{ red, black }],
  });

  it('SET-1: the lower puts down a contingent; a C-in-C with more LPs adds 1', () => {
    expect(eventsOf(table(), deploy(3, 3))).toEqual([
      {
        type: 'dice',
        roll: 'deployment',
        throws: [
          { by: 'red', die: 'D6', faces: [3] },
          { by: 'black', die: 'D6', faces: [3] },
        ],
        meaning: 'a contingent of Saxons goes down',
      },
    ]);
    expect(eventsOf(table(), deploy(2, 4))[0]).toMatchObject({
      meaning: 'a contingent of Danes goes down',
    });
    nonsense(table(), deploy(2, 3), 'SET-1');
    nonsense(table(), deploy(0, 3), 'SET-1');
  });

  it('SET-1: only before the first turn', () => {
    forbidden(table({ turn: 2 }), deploy(1, 6), 'SET-1');
    forbidden(table({ phase: 'gods' }), deploy(1, 6), 'SET-1');
  });

  it.each([2, 3, 4, 5])('ORG-6: an average die of %i is his LPs', (face) => {
    const command: Command = { type: 'rollLeaderPoints', contingent: ALFRED, face };
    expect(leaderIn(run(table(), command), ALFRED).lp).toBe(face);
    expect(eventsOf(table(), command)[0]).toMatchObject({
      type: 'dice',
      roll: 'leaderPoints',
      throws: [{ by: ALFRED, die: 'AvD', faces: [face] }],
      meaning: `Alfred has ${face} LPs`,
    });
  });

  it('ORG-6, AVD: no 1 and no 6 on an average die, and only before the first turn', () => {
    const roll = (face: number, contingent = ALFRED): Command => ({
      type: 'rollLeaderPoints',
      contingent,
      face,
    });
    nonsense(table(), roll(1), 'ORG-6');
    nonsense(table(), roll(6), 'ORG-6');
    nonsense(table(), roll(3, 'green-1'));
    forbidden(table({ turn: 2 }), roll(3), 'ORG-6');
    forbidden(table({ phase: 'leadership' }), roll(3), 'ORG-6');
  });
});

describe('the end (END-1)', () => {
  it('END-1: the players end it and may go on', () => {
    const ending = { how: 'gaveUp', side: 'black' } as const;
    const ended = run(table(), { type: 'end', ending });
    expect(ended.ended).toEqual(ending);
    nonsense(ended, { type: 'nextPhase' }, 'END-1');
    nonsense(ended, { type: 'rest', unit: HOUSECARLS }, 'END-1');
    expect(run(ended, { type: 'resume' }).ended).toBeNull();
    nonsense(table(), { type: 'resume' });
  });
});

describe('a command that does not exist', () => {
  it.each(['fly', 'toString', 'constructor', '__proto__'])('%s is refused', (type) => {
    nonsense(table(), { type } as never);
  });
});
