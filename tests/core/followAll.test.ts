import fc from 'fast-check';
import { expect, it } from 'vitest';
import { followAll } from '#/core/followAll';
import { EMPTY, follow, type Journal, type Line } from '#/core/journal';
import { ok, type Result } from '#/core/result';

const oneByOne = (lines: readonly Line<unknown, unknown>[]): Result<Journal, string> =>
  lines.reduce<Result<Journal, string>>(
    (journal, line) => (journal.ok ? follow(journal.value, line) : journal),
    ok(EMPTY),
  );

const line: fc.Arbitrary<Line<unknown, unknown>> = fc.oneof(
  { weight: 6, arbitrary: fc.constant({ type: 'did', at: 1, command: 1, events: [1] } as const) },
  {
    weight: 4,
    arbitrary: fc
      .integer({ min: 0, max: 4 })
      .map((count) => ({ type: 'undo', at: 1, count }) as const),
  },
  { weight: 3, arbitrary: fc.constant({ type: 'redo', at: 1 } as const) },
  { weight: 1, arbitrary: fc.constant({ type: 'other', at: 1 } as never) },
);

it('agrees with following line by line, also in what it refuses', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      expect(followAll(lines)).toEqual(oneByOne(lines));
    }),
    { numRuns: 2000 },
  );
});

it('200,000 lines that leave a gap in every third, and undo and redo all, take a moment', () => {
  const did = { type: 'did', at: 1, command: 1, events: [1] } as const;
  const gaps = Array.from({ length: 100_000 }, (_, index) =>
    index % 3 === 2 ? ({ type: 'undo', at: 1, count: 1 } as const) : did,
  );
  const active = 33_334;
  const swings = Array.from({ length: 100_000 }, (_, index) =>
    index % 2 === 0
      ? ({ type: 'undo', at: 1, count: active } as const)
      : ({ type: 'redo', at: 1 } as const),
  );
  const start = process.cpuUsage();
  const journal = followAll([...gaps, ...swings]);
  const { user } = process.cpuUsage(start);
  expect(journal.ok && journal.value.active.length).toBeGreaterThan(30_000);
  expect(user / 1e6).toBeLessThan(5);
});
