import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeEntries,
  BEGINNING,
  canRedo,
  canUndo,
  countActive,
  countLater,
  EMPTY,
  type Entry,
  fold,
  follow,
  isActive,
  type Journal,
  type Line,
  previous,
  top,
} from '#/core/journal';
import { fail, ok } from '#/core/result';
import type { Rules } from '#/core/rules';

type Adding = Line<number, number>;

/** A game in which every entry shows in the state, and in what order. */
const letters: Rules<string, string, number, number, string> = {
  version: '1',
  upgrades: [],
  knows: () => true,
  begin: (setup) => setup,
  decide: (_, command) => (command < 0 ? fail('no') : ok([command])),
  evolve: (state, event) => `${state},${event}`,
};

const did = (command: number): Adding => ({ type: 'did', at: 0, command, events: [command] });
const undo = (count = 1): Adding => ({ type: 'undo', at: 0, count });
const redo: Adding = { type: 'redo', at: 0 };

function followAll(lines: readonly Adding[]): Journal {
  return lines.reduce((journal, line) => {
    const next = follow(journal, line);
    if (!next.ok) throw new Error(next.error);
    return next.value;
  }, EMPTY);
}

const state = (...lines: Adding[]) => fold(letters, '', lines);

describe('undo and redo', () => {
  it('takes back the last entry and does it again', () => {
    expect(state(did(1), did(2), undo())).toEqual(ok(',1'));
    expect(state(did(1), did(2), undo(), redo)).toEqual(ok(',1,2'));
  });

  it('takes back several entries as one step, and one redo brings them all back', () => {
    expect(state(did(1), did(2), did(3), undo(2))).toEqual(ok(',1'));
    expect(state(did(1), did(2), did(3), undo(2), redo)).toEqual(ok(',1,2,3'));
  });

  it('forgets what could be done again when something new is done', () => {
    expect(state(did(1), undo(), did(2), redo).ok).toBe(false);
    expect(state(did(1), did(2), undo(), did(3))).toEqual(ok(',1,3'));
  });

  it('refuses lines that cannot stand there, in words', () => {
    expect(state(undo())).toEqual(fail('Line 1 takes back 1 of 0 entries.'));
    expect(state(did(1), undo(2))).toEqual(fail('Line 2 takes back 2 of 1 entries.'));
    expect(state(did(1), undo(0)).ok).toBe(false);
    expect(state(did(1), undo(0.5)).ok).toBe(false);
    expect(state(did(1), undo(Number.NaN)).ok).toBe(false);
    expect(state(redo)).toEqual(fail('Line 1 does again what was never taken back.'));
  });

  it('holds a few numbers for a long journal', () => {
    const journal = followAll(Array.from({ length: 10_000 }, (_, index) => did(index)));
    expect(journal).toEqual({ length: 10_000, active: [[0, 10_000]], undone: [] });
  });
});

/** The simplest thing that could be right: two lists. */
class Model {
  done: [seq: number, command: number][] = [];
  undone: [seq: number, command: number][][] = [];
  lines: Adding[] = [];

  take(step: Step) {
    const seq = this.lines.length;
    if (step.type === 'did') {
      this.done.push([seq, step.command]);
      this.undone = [];
      this.lines.push(did(step.command));
    } else if (step.type === 'undo' && this.done.length > 0) {
      const count = 1 + (step.count % this.done.length);
      this.undone.push(this.done.splice(this.done.length - count));
      this.lines.push(undo(count));
    } else if (step.type === 'redo') {
      const group = this.undone.pop();
      if (!group) return;
      this.done.push(...group);
      this.lines.push(redo);
    }
  }
}

type Step = { type: 'did'; command: number } | { type: 'undo'; count: number } | { type: 'redo' };

const steps = fc.array(
  fc.oneof(
    { weight: 3, arbitrary: fc.record({ type: fc.constant('did' as const), command: fc.nat(99) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('undo' as const),
        count: fc.oneof(fc.constant(0), fc.nat(20)),
      }),
    },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('redo' as const) }) },
  ),
  { maxLength: 60 },
);

describe('any sequence of steps', () => {
  it('agrees with two plain lists', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const model = new Model();
        for (const step of all) model.take(step);
        const journal = followAll(model.lines);
        const seqs = model.done.map(([seq]) => seq);

        expect(state(...model.lines)).toEqual(
          ok(model.done.map(([, each]) => `,${each}`).join('')),
        );
        expect(canUndo(journal)).toBe(seqs.length > 0);
        expect(canRedo(journal)).toBe(model.undone.length > 0);
        expect(countActive(journal)).toBe(seqs.length);
        expect(top(journal)).toBe(seqs.at(-1) ?? BEGINNING);
        for (let seq = 0; seq < journal.length; seq++) {
          const place = seqs.indexOf(seq);
          expect(isActive(journal, seq)).toBe(place >= 0);
          if (place < 0) continue;
          expect(countLater(journal, seq)).toBe(seqs.length - place - 1);
          expect(previous(journal, seq)).toBe(seqs[place - 1] ?? BEGINNING);
        }
        expect(countLater(journal, BEGINNING)).toBe(seqs.length);
      }),
      { numRuns: 500 },
    );
  });

  it('is taken back exactly by an undo, and restored exactly by a redo', () => {
    fc.assert(
      fc.property(steps, fc.nat(99), fc.nat(20), (all, command, some) => {
        const model = new Model();
        for (const step of all) model.take(step);
        const before = followAll(model.lines);
        const after = followAll([...model.lines, did(command), undo()]);
        expect(after.active).toEqual(before.active);
        expect(state(...model.lines, did(command), undo())).toEqual(state(...model.lines));

        if (!canUndo(before)) return;
        const back = followAll([...model.lines, undo(1 + (some % countActive(before))), redo]);
        expect(back.active).toEqual(before.active);
        expect(back.undone).toEqual(before.undone);
      }),
      { numRuns: 500 },
    );
  });

  it('gives an entry the same past whenever it is active', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const model = new Model();
        for (const step of all) model.take(step);
        const pasts = new Map<Entry<number, number>, string>();
        for (let length = 1; length <= model.lines.length; length++) {
          const lines = model.lines.slice(0, length);
          const entries = activeEntries(followAll(lines), lines);
          entries.forEach((entry, place) => {
            const past = entries
              .slice(0, place)
              .map((each) => each.command)
              .join();
            expect(pasts.get(entry) ?? past).toBe(past);
            pasts.set(entry, past);
          });
        }
      }),
      { numRuns: 200 },
    );
  });
});
