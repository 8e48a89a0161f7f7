import { expect, it } from 'vitest';
import { withoutDeclined } from '#/core/declined';

it.each([
  [undefined, ['a', 'b', 'c']],
  [[], ['a', 'b', 'c']],
  [[1], ['a', 'c']],
  [[2, 0, 2], ['b']],
  [[0, 1, 2], []],
])('declining %j leaves %j', (declined, left) => {
  expect(withoutDeclined(['a', 'b', 'c'], declined ? { declined } : {})).toEqual({
    ok: true,
    value: left,
  });
});

it.each([3, -1, 0.5, Number.NaN])(
  'place %d cannot be declined: there is no such effect',
  (place) => {
    expect(withoutDeclined(['a', 'b', 'c'], { declined: [0, place] })).toEqual({
      ok: false,
      error: { kind: 'invalid', rule: null, why: `There is no effect ${place} to decline.` },
    });
  },
);
