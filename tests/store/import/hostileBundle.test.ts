import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBundle } from '#/store/import/bundle';
import { LIMITS } from '#/store/import/untrustedJson';
import { bundleOf, games } from './someData';

describe('a hostile bundle', () => {
  const sound = (changes: object = {}) =>
    JSON.stringify({
      app: 'shieldwall-companion',
      version: 1,
      kind: 'battle',
      packed: 1,
      battles: [
        {
          id: 'a',
          game: 'adding',
          name: 'Maldon',
          setup: { start: 0 },
          created: 1,
          updated: 1,
          lines: [{ type: 'did', at: 1, command: 1, events: [1] }],
        },
      ],
      armies: [],
      settings: {},
      ...changes,
    });
  const withLines = (...lines: unknown[]) =>
    sound({ battles: [{ ...JSON.parse(sound()).battles[0], lines }] });

  it.each([
    ['text', 'hello', 'not a file of this app'],
    ['half of one', sound().slice(0, -20), 'not a file of this app'],
    ['another app', JSON.stringify({ app: 'other', version: 1 }), 'not written by this app'],
    ['a newer app', sound({ version: 3 }), 'newer version'],
    ['a deep one', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'nested too deeply'],
    ['a long text', sound({ packed: 'x'.repeat(10_001) }), 'too long'],
    ['many values', `[${'0,'.repeat(LIMITS.values)}0]`, 'more than a backup'],
    ['a prototype', sound().replace('"settings"', '"__proto__":{"x":1},"settings"'), '__proto__'],
    ['a constructor', sound({ settings: { constructor: 1 } }), 'constructor'],
    ['an unknown game', sound().replaceAll('adding', 'chess'), 'game that this app does not know'],
    ['a wrong set-up', sound().replace('"start":0', '"start":"0"'), 'set-up'],
    ['a wrong line', withLines({ type: 'did', at: 1, command: 'x', events: [1] }), 'journal'],
    ['a field too many', withLines({ type: 'redo', at: 1, x: 1 }), 'holds something'],
    [
      'a journal without an end',
      withLines(...Array.from({ length: LIMITS.lines + 1 }, () => ({ type: 'redo', at: 1 }))),
      'more than 50,000 lines',
    ],
    ['an undo of nothing', withLines({ type: 'undo', at: 1, count: 1 }), 'contradicts itself'],
    ['a path as id', sound().replace('"id":"a"', '"id":"../a"'), 'This file is damaged.'],
    [
      'twins',
      sound({ kind: 'backup', battles: [1, 2].map(() => JSON.parse(sound()).battles[0]) }),
      'twice',
    ],
    ['no battle', sound({ battles: [] }), 'should hold one battle'],
    ['a far too large one', ' '.repeat(LIMITS.characters + 1), 'too large'],
  ])('%s is refused in words', (_, source, words) => {
    const read = readBundle(source, games);
    expect(read).toMatchObject({ ok: false, error: expect.stringContaining(words) });
  });

  it('of the first version is read, and what this app does not know is kept', () => {
    const settings = { theme: 'dark', sound: 'loud', other: 2 };
    const [battle] = JSON.parse(sound()).battles;
    const source = sound({ settings, battles: [{ ...battle, drums: 3 }] });
    expect(bundleOf(source)).toEqual({
      kind: 'battle',
      packed: 1,
      battles: [{ ...battle, drums: 3 }],
      armies: [],
      settings: [
        { key: 'theme', value: 'dark' },
        { key: 'other', value: 2 },
      ],
      damaged: [],
    });
  });

  it('keeps the settings of a game where they make sense', () => {
    const keysOf = (settings: object) =>
      bundleOf(sound({ settings })).settings.map(({ key }) => key);
    expect(keysOf({ 'adding.most': 7, theme: 'light' })).toEqual(['adding.most', 'theme']);
    expect(keysOf({ 'adding.most': 10, 'other.most': 7 })).toEqual(['other.most']);
  });

  it('never throws, whatever was done to a sound one', () => {
    const whole = sound();
    fc.assert(
      fc.property(
        fc.array(
          fc.tuple(fc.nat(whole.length), fc.nat(20), fc.string({ maxLength: 20, unit: 'binary' })),
          {
            maxLength: 5,
          },
        ),
        (cuts) => {
          const source = cuts.reduce(
            (each, [at, length, put]) => each.slice(0, at) + put + each.slice(at + length),
            whole,
          );
          const read = readBundle(source, games);
          if (read.ok) expect(read.value.battles.length).toBe(1);
          else expect(read.error.length).toBeGreaterThan(0);
        },
      ),
      { numRuns: 1000 },
    );
  });

  it('of any JSON never throws and is refused', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), (source) => {
        expect(readBundle(source, games).ok).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});
