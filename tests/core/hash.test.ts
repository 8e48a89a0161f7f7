import { describe, expect, it } from 'vitest';
import { canonical, hash } from '#/core/hash';

describe('the hash of a text', () => {
  // Values that its author publishes.
  it.each([
    ['a', 7929297801672961],
    ['b', 8684336938537663],
    ['revenge', 4051478007546757],
    ['revenue', 8309097637345594],
  ])('%s', (text, expected) => {
    expect(hash(text)).toBe(expected);
  });

  it('is chained by its seed: all of its bits count', () => {
    const seeds = [0, 1, 2 ** 21, 2 ** 32, 2 ** 52];
    expect(new Set(seeds.map((seed) => hash('revenge', seed))).size).toBe(seeds.length);
    expect(hash('a', hash('b'))).not.toBe(hash('b', hash('a')));
  });
});

describe('plain data as a text', () => {
  it('is the same whatever order its keys were set in, and tells lists apart', () => {
    expect(canonical({ b: 1, a: { d: null, c: [2, 1] } })).toBe('{"a":{"c":[2,1],"d":null},"b":1}');
    expect(canonical([2, 1])).toBe('[2,1]');
    expect(canonical('x')).toBe('"x"');
    expect(canonical(null)).toBe('null');
    expect(canonical({ c: 3, a: 1, b: 2 })).toBe('{"a":1,"b":2,"c":3}');
  });
});
