import { describe, expect, it } from 'vitest';
import {
  clashesAt,
  type Face,
  freeMarkers,
  type Order,
  ordersOf,
  type Phase,
  phasesOf,
  wingsIn,
} from '#/games/shields-and-swords/rules';
import { PRACTICE } from '#/games/shields-and-swords/scenarios';
import {
  BONUS,
  BYRHTNOTH,
  bonus,
  DUNNERE,
  EDWARD,
  forbidden,
  GODRIC,
  HEARTH,
  LEOFSUNU,
  next,
  nonsense,
  OFFAS,
  OLAF,
  orders,
  run,
  table,
  wingIn,
} from './table';

const lay = (wing: string, marker: number, face: Face, on?: Order, pitched?: true) => ({
  type: 'lay' as const,
  wing,
  marker,
  face,
  ...(on && { on }),
  ...(pitched && { pitched }),
});

const laidAt = (battle: ReturnType<typeof table>, wing: string) =>
  wingIn(battle, wing).laid.map(({ marker, face, on }) => `${marker} ${face}${on ? ` ${on}` : ''}`);

describe('laying markers (CMD-1..5)', () => {
  it('CMD-2: a marker lies at a wing with the face that is up, until it is taken back', () => {
    const laid = run(table(), lay(BYRHTNOTH, 0, 'combat'), lay(OFFAS, 2, 'fire'));
    expect([laidAt(laid, BYRHTNOTH), laidAt(laid, OFFAS)]).toEqual([['0 combat'], ['2 fire']]);
    expect(freeMarkers(laid)).toEqual([1, 3, 4, 5, 6]);
    const back = run(laid, { type: 'takeBack', marker: 0 });
    expect([laidAt(back, BYRHTNOTH), laidAt(back, OFFAS)]).toEqual([[], ['2 fire']]);
    expect(freeMarkers(back)).toEqual([0, 1, 3, 4, 5, 6]);
  });

  it('CMD-2: the same marker is not laid twice', () => {
    const laid = run(table(), lay(BYRHTNOTH, 0, 'combat'));
    nonsense(laid, lay(BYRHTNOTH, 0, 'combat'), 'CMD-2');
    nonsense(laid, lay(OFFAS, 0, 'combat'), 'CMD-2');
  });

  it('CMD-1: its other order is not to be had from it this turn', () => {
    nonsense(run(table(), lay(BYRHTNOTH, 0, 'combat')), lay(BYRHTNOTH, 0, 'withdraw'), 'CMD-2');
    nonsense(table(), lay(BYRHTNOTH, 0, 'move'), 'CMD-1');
  });

  it.each([-1, 7, 0.5, Number.NaN])('CMD-1: there is no marker %d', (marker) => {
    nonsense(table(), lay(BYRHTNOTH, marker, 'move'), 'CMD-1');
    nonsense(table(), { type: 'takeBack', marker }, 'CMD-2');
  });

  it('CMD-4: no face twice at one wing, from two like markers either', () => {
    const laid = run(table(), lay(BYRHTNOTH, 2, 'move'));
    const twice = forbidden(laid, lay(BYRHTNOTH, 3, 'move'), 'CMD-4');
    expect(laidAt(twice, BYRHTNOTH)).toEqual(['2 move', '3 move']);
    expect(laidAt(run(laid, lay(BYRHTNOTH, 3, 'fire')), BYRHTNOTH)).toEqual(['2 move', '3 fire']);
    expect(laidAt(run(laid, lay(OFFAS, 3, 'move')), OFFAS)).toEqual(['3 move']);
  });

  it('CMD-4: one Bonus a wing', () => {
    const pool = [...PRACTICE.sides.red.pool, ['bonus', 'bonus'] as const];
    const card = { sides: { ...PRACTICE.sides, red: { ...PRACTICE.sides.red, pool } } };
    const laid = run(
      table({ card, options: { bonusLimit: false } }),
      lay(BYRHTNOTH, 0, 'combat'),
      lay(BYRHTNOTH, 2, 'move'),
      lay(BYRHTNOTH, BONUS, 'bonus', 'move'),
    );
    forbidden(laid, lay(BYRHTNOTH, 7, 'bonus', 'combat'), 'CMD-4');
  });

  it('CMD-2: no more than the wing’s number', () => {
    const three = table({ laid: { [BYRHTNOTH]: orders(0, 'combat', 'move', 'horse') } });
    const four = forbidden(three, lay(BYRHTNOTH, 3, 'fire'), 'CMD-2');
    expect(wingIn(four, BYRHTNOTH).laid).toHaveLength(4);
    expect(clashesAt(four, wingIn(four, BYRHTNOTH)).map(({ why }) => why)).toEqual(['tooMany']);
  });

  it('OPT-BONUS-LIMIT: a Bonus counts against that number, or it does not', () => {
    const laid = { [BYRHTNOTH]: orders(0, 'combat', 'move', 'horse') };
    const wish = lay(BYRHTNOTH, BONUS, 'bonus', 'move');
    forbidden(table({ laid }), wish, 'OPT-BONUS-LIMIT');
    const free = run(table({ laid, options: { bonusLimit: false } }), wish);
    expect(wingIn(free, BYRHTNOTH).laid).toHaveLength(4);
    expect(clashesAt(free, wingIn(free, BYRHTNOTH))).toEqual([]);
    forbidden(free, lay(BYRHTNOTH, 3, 'fire'), 'CMD-2');
  });

  it('CMD-5: a Bonus goes with an order that lies at the same wing', () => {
    const laid = table({ laid: { [BYRHTNOTH]: orders(0, 'move'), [OFFAS]: orders(1, 'combat') } });
    const alone = forbidden(laid, lay(BYRHTNOTH, BONUS, 'bonus', 'combat'), 'CMD-5');
    expect(clashesAt(alone, wingIn(alone, BYRHTNOTH)).map(({ why }) => why)).toEqual([
      'bonusAlone',
    ]);
    forbidden(laid, lay(BYRHTNOTH, BONUS, 'bonus'), 'CMD-5');
    expect(laidAt(run(laid, lay(BYRHTNOTH, BONUS, 'bonus', 'move')), BYRHTNOTH)).toEqual([
      '2 move',
      '6 bonus move',
    ]);
  });

  it('CMD-5: only a Bonus goes with another order, and only on Combat it is pitched', () => {
    const laid = table({ laid: { [BYRHTNOTH]: orders(0, 'move', 'combat') } });
    nonsense(laid, lay(BYRHTNOTH, 3, 'fire', 'move'), 'CMD-5');
    nonsense(laid, lay(BYRHTNOTH, BONUS, 'bonus', 'move', true), 'CMD-5');
    const pitched = run(laid, lay(BYRHTNOTH, BONUS, 'bonus', 'combat', true));
    expect(wingIn(pitched, BYRHTNOTH).laid.at(-1)).toEqual(bonus('combat', true));
  });

  it('CMD-5: a Bonus comes back with its order, and not with another', () => {
    const laid = table({ laid: { [BYRHTNOTH]: [...orders(0, 'move', 'combat'), bonus('move')] } });
    expect(laidAt(run(laid, { type: 'takeBack', marker: 2 }), BYRHTNOTH)).toEqual(['0 combat']);
    expect(laidAt(run(laid, { type: 'takeBack', marker: 0 }), BYRHTNOTH)).toEqual([
      '2 move',
      '6 bonus move',
    ]);
    expect(laidAt(run(laid, { type: 'takeBack', marker: BONUS }), BYRHTNOTH)).toEqual([
      '2 move',
      '0 combat',
    ]);
    // With the same face there twice, the order is still given.
    const twice = table({
      laid: { [BYRHTNOTH]: [...orders(0, 'move'), ...orders(1, 'move'), bonus('move')] },
    });
    expect(laidAt(run(twice, { type: 'takeBack', marker: 2 }), BYRHTNOTH)).toEqual([
      '3 move',
      '6 bonus move',
    ]);
    expect(clashesAt(twice, wingIn(twice, BYRHTNOTH)).map(({ why }) => why)).toEqual(['sameFace']);
  });

  it('TURN-1: only in one’s own Command phase', () => {
    forbidden(table({ phase: 'fire' }), lay(BYRHTNOTH, 0, 'combat'), 'TURN-1');
    forbidden(table(), lay(OLAF, 0, 'combat'), 'TURN-1');
    const laid = { [BYRHTNOTH]: orders(0, 'combat') };
    forbidden(table({ phase: 'fire', laid }), { type: 'takeBack', marker: 0 }, 'TURN-1');
    nonsense(table({ active: 'black', laid }), { type: 'takeBack', marker: 0 }, 'CMD-2');
  });

  it('CMD-3: a wing of which nobody is left gets no orders', () => {
    const lost = { steps: 0 };
    const units = {
      [HEARTH]: lost,
      [LEOFSUNU]: lost,
      [EDWARD]: lost,
      [DUNNERE]: lost,
      [GODRIC]: lost,
    };
    forbidden(table({ units }), lay(BYRHTNOTH, 0, 'combat'), 'CMD-3');
    const oneLeft = { ...units, [GODRIC]: { arrived: false } };
    expect(laidAt(run(table({ units: oneLeft }), lay(BYRHTNOTH, 0, 'combat')), BYRHTNOTH)).toEqual([
      '0 combat',
    ]);
  });

  it('CMD-2: a marker is used up only by hand, for a card’s own rule', () => {
    const gone = run(table(), { type: 'setUsedUp', side: 'red', marker: 0, usedUp: true });
    forbidden(gone, lay(BYRHTNOTH, 0, 'combat'), 'CMD-2');
    expect(freeMarkers(gone)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(gone.usedUp).toEqual({ red: [0], black: [] });
    const twice = run(gone, { type: 'setUsedUp', side: 'red', marker: 0, usedUp: true });
    expect(twice.usedUp.red).toEqual([0]);
    const back = run(gone, { type: 'setUsedUp', side: 'red', marker: 0, usedUp: false });
    expect(laidAt(run(back, lay(BYRHTNOTH, 0, 'combat')), BYRHTNOTH)).toEqual(['0 combat']);
    nonsense(gone, { type: 'setUsedUp', side: 'red', marker: 7, usedUp: true }, 'CMD-2');
  });

  it('nonsense: no such wing', () => {
    nonsense(table(), lay('red-9', 0, 'combat'));
    nonsense(table(), lay('toString', 0, 'combat'));
  });
});

describe('last turn’s orders again', () => {
  const last = {
    [BYRHTNOTH]: { last: [...orders(0, 'move', 'combat'), bonus('combat')] },
    [OFFAS]: { last: orders(1, 'fire') },
  };

  it('CMD-2: for the whole side, in place of what lies there', () => {
    const laid = { [OFFAS]: orders(0, 'shieldWall') };
    const again = run(table({ wings: last, laid }), { type: 'repeatOrders' });
    expect(laidAt(again, BYRHTNOTH)).toEqual(['2 move', '0 combat', '6 bonus combat']);
    expect(laidAt(again, OFFAS)).toEqual(['3 fire']);
  });

  it('CMD-2: without markers that are used up', () => {
    const usedUp = { red: [2], black: [3] };
    const again = run(table({ wings: last, usedUp }), { type: 'repeatOrders' });
    expect(laidAt(again, BYRHTNOTH)).toEqual(['0 combat', '6 bonus combat']);
    expect(laidAt(again, OFFAS)).toEqual(['3 fire']);
  });

  it('CMD-2: there must have been some, and it must be the Command phase', () => {
    nonsense(table(), { type: 'repeatOrders' }, 'CMD-2');
    // Those of a wing that is gone are nobody's.
    const units = Object.fromEntries(
      [HEARTH, LEOFSUNU, EDWARD, DUNNERE, GODRIC].map((id) => [id, { steps: 0 }]),
    );
    const gone = table({ units, wings: { [BYRHTNOTH]: last[BYRHTNOTH] } });
    nonsense(gone, { type: 'repeatOrders' }, 'CMD-2');
    forbidden(table({ wings: last, phase: 'move' }), { type: 'repeatOrders' }, 'TURN-1');
  });

  it('TURN-3, CMD-2: what was laid lies open until one’s next turn, and is remembered then', () => {
    const begun = table({ phase: 'initiative', laid: { [BYRHTNOTH]: orders(0, 'move') } });
    const theirs = run(begun, next);
    expect(laidAt(theirs, BYRHTNOTH)).toEqual(['2 move']);
    const mine = run(theirs, next, next);
    expect(laidAt(mine, BYRHTNOTH)).toEqual([]);
    expect(laidAt(run(mine, { type: 'repeatOrders' }), BYRHTNOTH)).toEqual(['2 move']);
    // A wing without orders in the turn before gets none.
    expect(wingIn(run(mine, next, next, next, next), BYRHTNOTH).last).toEqual([]);
  });
});

describe('phases that follow from the orders (TURN-1, CMD-3, CMD-5, COMB-5)', () => {
  const phases = (...laid: ReturnType<typeof orders>[number][]): readonly Phase[] =>
    phasesOf(table({ laid: { [BYRHTNOTH]: laid } }));

  it('TURN-1: Command and Initiative always, in their order only what was ordered', () => {
    expect(phases()).toEqual(['command', 'initiative']);
    expect(phases(...orders(0, 'combat', 'fire', 'shieldWall'))).toEqual([
      'command',
      'fire',
      'shieldWall',
      'combat',
      'initiative',
    ]);
    expect(phases(...orders(0, 'withdraw', 'move', 'horse'))).toEqual([
      'command',
      'horse',
      'withdraw',
      'move',
      'initiative',
    ]);
  });

  it.each<[string, readonly Order[], ReturnType<typeof bonus>, readonly Phase[]]>([
    ['CMD-5, MOVE-6: Bonus with Move', ['move'], bonus('move'), ['move', 'secondMove']],
    ['CMD-5: second Combat', ['combat'], bonus('combat'), ['combat', 'secondCombat']],
    ['CMD-5, COMB-5: pitched Combat', ['combat'], bonus('combat', true), ['pitched']],
    ['CMD-5: Bonus with Fire', ['fire'], bonus('fire'), ['fire']],
    ['CMD-5: a Bonus alone does nothing', ['fire'], bonus('move'), ['fire']],
    [
      'CMD-5: nor for another order',
      ['move', 'combat'],
      bonus('move'),
      ['move', 'secondMove', 'combat'],
    ],
  ])('%s', (_, given, extra, expected) => {
    expect(phases(...orders(0, ...given), extra)).toEqual(['command', ...expected, 'initiative']);
  });

  it('CMD-3, COMB-5: two wings do the same order in the same phase, the pitched one last', () => {
    const battle = table({
      laid: {
        [BYRHTNOTH]: [...orders(0, 'combat', 'move'), bonus('combat', true)],
        [OFFAS]: orders(1, 'combat', 'move'),
      },
    });
    expect(phasesOf(battle)).toEqual(['command', 'move', 'combat', 'pitched', 'initiative']);
    const names = (phase: Phase) => wingsIn(battle, phase).map(({ id }) => id);
    expect([names('move'), names('combat'), names('pitched'), names('fire')]).toEqual([
      [BYRHTNOTH, OFFAS],
      [OFFAS],
      [BYRHTNOTH],
      [],
    ]);
  });

  it('CMD-3: the enemy’s orders give no phase', () => {
    expect(phasesOf(table({ laid: { [OLAF]: orders(0, 'move') } }))).toEqual([
      'command',
      'initiative',
    ]);
  });

  it('CMD-5: second or pitched may be changed until the first Combat phase', () => {
    const laid = { [BYRHTNOTH]: [...orders(0, 'combat'), bonus('combat')] };
    const wish = { type: 'choosePitched', wing: BYRHTNOTH, pitched: true } as const;
    const pitched = run(table({ phase: 'secondMove', laid }), wish);
    expect(phasesOf(pitched)).toEqual(['command', 'pitched', 'initiative']);
    expect(wingIn(pitched, BYRHTNOTH).laid).toEqual([
      ...orders(0, 'combat'),
      bonus('combat', true),
    ]);
    const second = run(pitched, { ...wish, pitched: false });
    expect(phasesOf(second)).toEqual(['command', 'combat', 'secondCombat', 'initiative']);
    forbidden(table({ phase: 'combat', laid }), wish, 'CMD-5');
    forbidden(table({ phase: 'fire', active: 'black', laid }), wish, 'TURN-1');
    nonsense(table({ laid: { [BYRHTNOTH]: orders(0, 'combat') } }), wish, 'CMD-5');
    nonsense(table(), { ...wish, wing: 'nobody' });
  });

  it('CMD-5: the orders that a Bonus could go with', () => {
    const battle = table({
      laid: { [BYRHTNOTH]: [...orders(0, 'move', 'combat'), bonus('move')] },
    });
    expect(ordersOf(wingIn(battle, BYRHTNOTH))).toEqual(['move', 'combat']);
  });
});
