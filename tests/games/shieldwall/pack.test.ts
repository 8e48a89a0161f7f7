import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARDS, type Card, isJoker } from '#/games/shieldwall/rules/cards';
import { draw, newPack, type Pack } from '#/games/shieldwall/rules/pack';

const sorted = (cards: readonly Card[]): Card[] => [...cards].sort();

function drawn(pack: Pack, count: number): { cards: Card[]; pack: Pack } {
  const cards: Card[] = [];
  let left = pack;
  for (let i = 0; i < count; i++) {
    const next = draw(left);
    cards.push(next.card);
    left = next.pack;
  }
  return { cards, pack: left };
}

describe('the god pack (GOD-1 and the rest: 54 cards, one a turn, not put back)', () => {
  it('holds all 54, in an order that its seed fixes', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const pack = newPack(seed);
        expect(sorted(pack.order)).toEqual(sorted(CARDS));
        expect(newPack(seed)).toEqual(pack);
        expect(pack).toMatchObject({ seed, shuffles: 1, jokers: 0 });
      }),
    );
    expect(newPack('one').order).not.toEqual(newPack('two').order);
  });

  it('keeps its order from release to release, or kept battles would change', () => {
    expect(newPack('hosts').order.slice(0, 6)).toEqual(['8d', '4s', '2c', '2s', '5d', '2d']);
  });

  it('gives its cards in order, each once', () => {
    const pack = newPack('a');
    const { cards, pack: left } = drawn(pack, 54);
    expect(cards).toEqual(pack.order);
    expect(left.order).toEqual([]);
    expect(left.shuffles).toBe(1);
    expect(left.jokers).toBe(2);
  });

  it('is shuffled anew only when it has run out, and then the jokers count afresh (GOD-R)', () => {
    const pack = newPack('a');
    const { cards, pack: left } = drawn(pack, 108);
    expect(sorted(cards.slice(54))).toEqual(sorted(CARDS));
    expect(cards.slice(54)).not.toEqual(cards.slice(0, 54));
    expect(left.shuffles).toBe(2);
    const second = drawn(pack, 55).pack;
    expect(second.order).toHaveLength(53);
    expect(second.jokers).toBe(isJoker(cards[54] as Card) ? 1 : 0);
    expect(left.jokers).toBe(2);
  });

  it('counts each joker when it comes (GOD-R, GOD-T)', () => {
    const pack: Pack = { seed: 's', shuffles: 1, order: ['joker2', '2h', 'joker1'], jokers: 0 };
    expect(drawn(pack, 1).pack.jokers).toBe(1);
    expect(drawn(pack, 2).pack.jokers).toBe(1);
    expect(drawn(pack, 3).pack.jokers).toBe(2);
  });
});

describe('a real pack beside it', () => {
  const pack: Pack = { seed: 's', shuffles: 1, order: ['2h', '3h', 'joker2', '4h'], jokers: 1 };

  it('takes the card that was drawn out of the order', () => {
    expect(draw(pack, '3h')).toEqual({
      card: '3h',
      pack: { ...pack, order: ['2h', 'joker2', '4h'] },
    });
  });

  it('leaves the order alone when that card had gone before', () => {
    expect(draw(pack, 'Ks')).toEqual({ card: 'Ks', pack });
  });

  it('takes either joker for the one that is left (GOD-T)', () => {
    expect(draw(pack, 'joker1')).toEqual({
      card: 'joker1',
      pack: { ...pack, order: ['2h', '3h', '4h'], jokers: 2 },
    });
    expect(draw({ ...pack, order: ['joker1', 'joker2'] }, 'joker2').pack.order).toEqual(['joker1']);
  });

  it('counts a third joker as a first: that pack was shuffled (GOD-R)', () => {
    const gone: Pack = { ...pack, order: ['2h', '3h'], jokers: 2 };
    expect(draw(gone, 'joker1').pack).toEqual({ ...gone, jokers: 1 });
  });

  it('is shuffled in step when the last card has gone', () => {
    const { card, pack: next } = draw({ ...pack, order: [] }, '9c');
    expect(card).toBe('9c');
    expect(next).toMatchObject({ shuffles: 2, jokers: 0 });
    expect(sorted(next.order)).toEqual(sorted(CARDS.filter((each) => each !== '9c')));
  });

  it('never makes the app pack hold a card twice, whatever is drawn where', () => {
    const step = fc.option(fc.constantFrom(...CARDS), { nil: undefined });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
        let now = newPack('p');
        for (const given of steps) {
          const before = now;
          const { card, pack: next } = draw(now, given);
          if (given === undefined)
            expect(before.order.length === 0 || card === before.order[0]).toBe(true);
          else expect(card).toBe(given);
          now = next;
          expect(new Set(now.order).size).toBe(now.order.length);
          expect(now.order.every((each) => CARDS.includes(each))).toBe(true);
          expect(now.jokers).toBeGreaterThanOrEqual(0);
          expect(now.jokers).toBeLessThanOrEqual(2);
        }
      }),
    );
  });
});
