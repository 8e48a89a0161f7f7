import { describe, expect, test } from 'vitest';
import { matches } from '#/play/saved/matches';
import { landing } from '#/ui/landing';

describe('where a dragged element lands', () => {
  // Four rows of 50 pixels and a tall one of 150 at the end: their middles.
  const middles = [25, 75, 125, 175, 275];
  test.each([
    [0, 0, 0],
    [0, 49, 0],
    [0, 51, 1],
    [0, 151, 3],
    [0, 1000, 4],
    [2, -51, 1],
    [2, -1000, 0],
    [4, -99, 4],
    [4, -101, 3],
    [3, 99, 3],
    [3, 101, 4],
  ])('number %i, moved by %i, becomes number %i', (from, by, to) => {
    expect(landing(middles, from, by)).toBe(to);
  });
});

describe('looking for a name', () => {
  const texts = ["Ælfwine's right", 'Þorkell', 'Harald Hárfagri'];
  test.each([
    ['', true],
    ['aelf', true],
    ['ÆLF', true],
    ['thork', true],
    ['harf', true],
    ['hárald right', true],
    ['right  wine', true],
    ['left', false],
    ['right left', false],
    ['.*', false],
  ])('"%s": %s', (query, found) => {
    expect(matches(query, texts)).toBe(found);
  });
});
