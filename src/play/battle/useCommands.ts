import { startTransition, useCallback, useMemo, useState } from 'react';
import type { BattleKernel, KernelTypes } from '#/core/kernel';
import type { Refusal } from '#/core/refusal';
import { tick } from '#/platform/haptics';
import { useSettings } from '#/store/react';
import type { SessionOf } from './session';
import { useLatest } from './useLatest';

interface Refused<Command> {
  readonly command: Command;
  readonly refusal: Refusal;
}

/** A few words about what was just done. */
interface Said {
  readonly text: string;
  /** An undo may be what the player wants next. */
  readonly regret: boolean;
}

export interface Commands<Command> {
  readonly act: (command: Command) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly refused: Refused<Command> | null;
  readonly said: Said | null;
  /** What was done last, for those who do not see the board. */
  readonly heard: string;
  /** Says something above the bar; with `regret`, beside an undo. */
  readonly say: (text: string, regret?: boolean) => void;
  /** Puts away what was refused and what was said. */
  readonly hush: () => void;
}

/** What a tap did beyond what it says on the button; null for most taps. */
export type WorthSaying<G extends KernelTypes> = (
  before: G['state'],
  command: G['command'],
  events: readonly G['event'][],
) => string | null;

/**
 * Commands, undo and redo, and what there is to say about them. `act` stays the same for ever, as
 * long as `kernel` and `worthSaying` are the same from render to render.
 */
export function useCommands<G extends KernelTypes>(
  kernel: BattleKernel<G>,
  session: SessionOf<G>,
  worthSaying: WorthSaying<G>,
): Commands<G['command']> {
  const [refused, setRefused] = useState<Refused<G['command']> | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [heard, setHeard] = useState('');
  const [{ haptics }] = useSettings();
  const ticks = useLatest(haptics);
  const hush = useCallback(() => {
    setRefused(null);
    setSaid(null);
  }, []);
  const commands = useMemo(() => {
    const act = (command: G['command']) => {
      // What was said before goes behind the answer to this tap.
      startTransition(hush);
      if (ticks.current) tick();
      const before = session.getSnapshot().state;
      session.run(command).then(
        (done) => {
          if (!done.ok) return setRefused({ command, refusal: done.error });
          const { title } = kernel.tell(before, command, done.value.events);
          startTransition(() => setHeard((last) => anew(title, last)));
          const text = worthSaying(before, command, done.value.events);
          if (text) setSaid({ text, regret: true });
        },
        // Nothing may be changed while the store is read only; it says why.
        (error: Error) =>
          setRefused({ command, refusal: { kind: 'invalid', rule: null, why: error.message } }),
      );
    };
    /** Said of the latest entry; where the journal cannot be read, the board shows what happened. */
    const sayLast = async (
      done: Promise<boolean>,
      last: () => ReturnType<typeof session.entries>,
      word: string,
    ) => {
      hush();
      const [did, [entry]] = await Promise.all([done, done.then(last)]);
      if (!did || !entry) return;
      const { title } = kernel.tell(entry.before, entry.command, entry.events);
      setSaid({ text: `${word}: ${title}`, regret: false });
    };
    const undo = () => {
      // Asked for before the undo, while it is still the latest.
      const last = session.entries(undefined, 1);
      sayLast(session.undo(), () => last, 'Undone').catch(() => undefined);
    };
    const redo = () => {
      sayLast(session.redo(), () => session.entries(undefined, 1), 'Done again').catch(
        () => undefined,
      );
    };
    const say = (text: string, regret = false) => {
      setRefused(null);
      setSaid({ text, regret });
    };
    return { act, undo, redo, say };
  }, [kernel, session, worthSaying, ticks, hush]);
  return { ...commands, refused, said, heard, hush };
}

/** The same words again are news only if they differ: a space does. */
const anew = (title: string, last: string): string => (title === last ? `${title}\u00a0` : title);
