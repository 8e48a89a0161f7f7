import fc from 'fast-check';
import { BEGINNING } from '#/core/journal';
import type { Database } from '#/store/database';
import { newBattle, open, play, tabs } from '../adding';

type Step =
  | { readonly type: 'run'; readonly command: number }
  | { readonly type: 'undo' | 'redo' | 'restart' }
  | { readonly type: 'back'; readonly share: number };

export const anySteps = (least: number, most: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          type: fc.constant('run' as const),
          command: fc.integer({ min: -9, max: 9 }),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({ type: fc.constantFrom('undo' as const, 'redo' as const) }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ type: fc.constant('back' as const), share: fc.nat(10) }),
      },
      { weight: 1, arbitrary: fc.record({ type: fc.constant('restart' as const) }) },
    ),
    { minLength: least, maxLength: most, size: 'max' },
  );

/** The plainest journal there is: what counts, and what was taken back, step by step. */
class Lists {
  done: readonly number[] = [];
  undone: readonly (readonly number[])[] = [];

  run(command: number): void {
    if (command === 0 || play(...this.done).total + command < 0) return;
    this.done = [...this.done, command];
    this.undone = [];
  }

  back(count: number): void {
    if (count === 0 || this.done.length === 0) return;
    const place = this.done.length - count;
    this.undone = [...this.undone, this.done.slice(place)];
    this.done = this.done.slice(0, place);
  }

  redo(): void {
    this.done = [...this.done, ...(this.undone.at(-1) ?? [])];
    this.undone = this.undone.slice(0, -1);
  }
}

/** A session and the lists are given the same steps; whatever differs is thrown. */
export async function agrees(steps: readonly Step[], wait: boolean): Promise<void> {
  const [db] = tabs(1) as [Database];
  const battle = await newBattle(db);
  let session = await open(db, battle);
  const lists = new Lists();
  let restarted = false;
  for (const [index, step] of steps.entries()) {
    let acted: Promise<unknown> = Promise.resolve();
    switch (step.type) {
      case 'run':
        acted = session.run(step.command);
        lists.run(step.command);
        break;
      case 'undo':
        acted = session.undo();
        lists.back(1);
        break;
      case 'redo':
        acted = session.redo();
        lists.redo();
        break;
      case 'back': {
        await session.settled();
        const entries = await session.entries();
        const place = Math.floor((entries.length * step.share) / 11);
        acted = session.returnTo(entries[place]?.entry ?? BEGINNING);
        lists.back(Math.max(0, lists.done.length - place - 1));
        break;
      }
      case 'restart':
        await session.close();
        session = await open(db, battle);
        restarted = true;
    }
    // What was left before a restart is not in memory: going there takes a moment.
    if (wait || (restarted && step.type !== 'run')) await acted;
    const { state, canUndo, canRedo, length, trouble } = session.getSnapshot();
    same({ state, canUndo, canRedo, length, trouble }, expected(lists), `after step ${index}`);
  }
  await session.close();
  const last = await open(db, battle);
  const { state, canUndo, canRedo, length, trouble } = last.getSnapshot();
  same({ state, canUndo, canRedo, length, trouble }, expected(lists), 'after the last restart');
  const commands = (await last.entries()).map(({ command }) => command);
  same(commands, lists.done, 'in the journal');
  await last.close();
  db.close();
}

const expected = ({ done, undone }: Lists) => ({
  state: play(...done),
  canUndo: done.length > 0,
  canRedo: undone.length > 0,
  length: done.length,
  trouble: null,
});

function same(found: unknown, wanted: unknown, when: string): void {
  const [a, b] = [JSON.stringify(found), JSON.stringify(wanted)];
  if (a !== b) throw new Error(`${when}: ${a} instead of ${b}`);
}
