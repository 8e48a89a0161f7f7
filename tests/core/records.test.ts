import { expect, it } from 'vitest';
import { mapValues, own } from '#/core/records';

it('finds what a record holds itself, and nothing that every object has', () => {
  expect(own({ ulf: 3 }, 'ulf')).toBe(3);
  expect(own({ ulf: 3 }, 'toki')).toBeUndefined();
  expect(own({ ulf: 3 }, 'constructor')).toBeUndefined();
});

it('changes every value under its key', () => {
  expect(mapValues({ ulf: 3, toki: 4 }, (n) => n + 1)).toEqual({ ulf: 4, toki: 5 });
});
