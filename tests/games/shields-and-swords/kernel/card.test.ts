import { describe, expect, it } from 'vitest';
import {
  begin,
  breaches,
  type Card,
  type CardUnit,
  type CardWing,
  DEFAULT_OPTIONS,
  FIGURES,
  figuresOf,
  mayBegin,
  overruled,
} from '#/games/shields-and-swords/rules';
import { PRACTICE, SCENARIOS } from '#/games/shields-and-swords/scenarios';

const red = PRACTICE.sides.red;
const [first, second] = red.wings as [CardWing, CardWing];
const [hearth] = first.units as [CardUnit];

/** The practice card with another red side, first wing or first unit. */
const side = (change: Partial<typeof red>): Partial<Card> => ({
  sides: { ...PRACTICE.sides, red: { ...red, ...change } },
});
const wing = (change: Partial<CardWing>): Partial<Card> =>
  side({ wings: [{ ...first, ...change }, second] });
const unit = (change: Partial<CardUnit>): Partial<Card> =>
  wing({ units: [{ ...hearth, ...change }, ...first.units.slice(1)] });
const victory = (change: Partial<Card['victory']>): Partial<Card> => ({
  victory: { ...PRACTICE.victory, ...change },
});
const values = { class: 'B', fireFactor: null } as const;
const foot = (name: string): CardUnit => ({ ...hearth, name, type: 'L', crown: false });

describe('checks of a card (CARD-1)', () => {
  it.each(SCENARIOS.map(({ id, card }) => [id, card] as const))(
    'CARD-1: nothing is wrong with %s',
    (_, card) => {
      expect(breaches(card)).toEqual([]);
      expect(mayBegin(card)).toBeNull();
    },
  );

  it.each<[string, Partial<Card>, string, string, object]>([
    ['a card without a name', { name: ' ' }, 'forbidden', 'CARD-1', {}],
    ['a side without a name', side({ name: '' }), 'forbidden', 'CARD-1', { side: 'red' }],
    ['a side without wings', side({ wings: [] }), 'invalid', 'CARD-1', { side: 'red' }],
    ['a wing without a name', wing({ name: '' }), 'forbidden', 'CARD-1', { side: 'red', wing: 0 }],
    ['a wing of nothing', wing({ units: [] }), 'invalid', 'CARD-1', { side: 'red', wing: 0 }],
    ['half a marker', wing({ markers: 1.5 }), 'invalid', 'CMD-2', { wing: 0 }],
    ['fewer than no markers', wing({ markers: -1 }), 'invalid', 'CMD-2', { wing: 0 }],
    ['a wing without markers', wing({ markers: 0 }), 'forbidden', 'CMD-2', { wing: 0 }],
    ['more markers than the pool has', wing({ markers: 8 }), 'forbidden', 'CMD-2', { wing: 0 }],
    [
      'two foot alone',
      wing({ units: [foot('a'), foot('b')] }),
      'forbidden',
      'WING-3',
      { side: 'red', wing: 0 },
    ],
    ['a unit without a name', unit({ name: '' }), 'forbidden', 'UNIT-1', { wing: 0, unit: 0 }],
    ['two units of one name', unit({ name: 'Offa' }), 'forbidden', 'UNIT-1', { side: 'red' }],
    ['a fire factor of 0', unit({ fireFactor: 0 }), 'invalid', 'UNIT-3', { unit: 0 }],
    [
      'half a fire factor on the back',
      unit({ reduced: { class: 'B', fireFactor: 2.5 } }),
      'invalid',
      'UNIT-3',
      { unit: 0 },
    ],
    ['a crown on one step', unit({ reduced: null }), 'forbidden', 'UNIT-5', { unit: 0 }],
    ['a unit that comes in turn 0', unit({ arrives: 0 }), 'invalid', 'MOVE-5', { unit: 0 }],
    [
      'points below 0',
      victory({ points: { ...PRACTICE.victory.points, LH: -1 } }),
      'invalid',
      'VP-1',
      {},
    ],
    ['a target of 0', victory({ target: 0 }), 'invalid', 'VP-2', {}],
    ['a lead below 0', victory({ lead: -1 }), 'invalid', 'VP-2', {}],
    ['no turn at all', victory({ turns: 0 }), 'invalid', 'CARD-1', {}],
    [
      'a battle that nothing ends',
      victory({ target: null, turns: null, sideGone: false }),
      'forbidden',
      'CARD-1',
      {},
    ],
    ['half a hex', { figures: { move: 1.5 } }, 'invalid', 'CARD-1', {}],
    ['a range below 0', { figures: { range: -1 } }, 'invalid', 'CARD-1', {}],
    ['no pair at all', { figures: { lowerTogether: 0 } }, 'invalid', 'CARD-1', {}],
  ])('CARD-1: %s', (_, change, kind, rule, place) => {
    const card = { ...PRACTICE, ...change };
    const found = breaches(card);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({ kind, rule, ...place });
    expect(found[0]?.why).toMatch(/^\S.*\.$/);
    expect(mayBegin(card)).toEqual(kind === 'invalid' ? { kind, rule, why: found[0]?.why } : null);
  });

  it('CMD-2, FIRE-1, HORSE-1: a pool that nobody can use', () => {
    const rules = (change: Partial<Card>) =>
      breaches({ ...PRACTICE, ...change }).map(({ rule }) => rule);
    expect(rules(side({ pool: [] }))).toEqual(['CMD-2', 'CMD-2', 'CMD-2']);
    const walkers = { ...second, units: second.units.slice(0, 3) };
    expect(rules(side({ wings: [{ ...first, units: first.units.slice(0, 4) }, walkers] }))).toEqual(
      ['FIRE-1', 'HORSE-1'],
    );
    // A factor on the back alone is one.
    const late = {
      ...walkers,
      units: [
        foot('x'),
        { ...foot('y'), reduced: { class: 'D', fireFactor: 6 } as const },
        { ...hearth, name: 'z' },
      ],
    };
    expect(rules(side({ wings: [first, late] }))).toEqual([]);
  });

  it('CARD-1: what is said of three foot, a lone veteran, a late-comer and a rich target is nothing', () => {
    for (const change of [
      wing({ units: [foot('a'), foot('b'), foot('c')] }),
      wing({ units: [{ ...hearth, type: 'HH' }] }),
      unit({ arrives: 1 }),
      unit({ fireFactor: 1 }),
      unit({ crown: false, reduced: null }),
      unit({ reduced: values }),
      victory({ target: 1, lead: 0, turns: 1 }),
      victory({ target: null, turns: null }),
      wing({ markers: 7 }),
      wing({ markers: 1 }),
      { figures: { trench: -9, range: 0, lowerTogether: 1 } },
    ])
      expect(breaches({ ...PRACTICE, ...change })).toEqual([]);
  });

  it('CARD-1: figures that the card overrules are named, those that it repeats are not', () => {
    const card = { ...PRACTICE, figures: { range: 5, move: 3 } };
    expect(figuresOf(card)).toEqual({ ...FIGURES, range: 5 });
    expect(overruled(card)).toEqual(['range']);
    expect(overruled(PRACTICE)).toEqual([]);
  });
});

describe('the practice battle', () => {
  const { units } = begin({ card: PRACTICE, options: DEFAULT_OPTIONS });
  const of = (name: 'red' | 'black') => Object.values(units).filter((each) => each.side === name);

  it('has two wings a side with every type, two fire factors and one crown', () => {
    for (const name of ['red', 'black'] as const) {
      expect(PRACTICE.sides[name].wings).toHaveLength(2);
      expect(new Set(of(name).map(({ type }) => type)).size).toBe(5);
      expect(of(name).filter(({ front }) => front.fireFactor !== null)).toHaveLength(2);
      expect(of(name).filter(({ crown }) => crown)).toHaveLength(1);
      expect(PRACTICE.sides[name].wings.map(({ markers }) => markers)).toEqual([3, 3]);
      expect(PRACTICE.sides[name].pool.map((faces) => faces.join('/'))).toEqual([
        'combat/withdraw',
        'combat/withdraw',
        'move/fire',
        'move/fire',
        'horse/shieldWall',
        'horse/shieldWall',
        'bonus/bonus',
      ]);
    }
  });

  it('gives both sides the same counters', () => {
    const counters = (name: 'red' | 'black') =>
      of(name).map(({ type, front, reverse, crown }) => ({ type, front, reverse, crown }));
    expect(counters('red')).toEqual(counters('black'));
  });

  it('VP-1, VP-2: is won by 12 points with 3 more, and ends after ten turns each', () => {
    expect(PRACTICE.victory).toEqual({
      points: { L: 1, I: 2, V: 3, HH: 3, LH: 3 },
      target: 12,
      lead: 3,
      checked: 'opponentsTurn',
      turns: 10,
      sideGone: true,
    });
    expect([PRACTICE.first, PRACTICE.initiative]).toEqual(['red', 'black']);
  });
});
