import { useEffect, useRef, useState } from 'react';
import { D6 } from '#/core/dice';
import { appChance } from '#/platform/chance';
import { type Choice, whoseChoice } from '../../opponent/choose';
import { sentence } from '../../opponent/reason';
import { type Battle, type Command, title } from '../../rules';
import { think } from './think';

export interface OpponentPlay {
  /** The phone has the next choice. */
  readonly isToAct: boolean;
  /** It waits for a tap: after an undo, or because the player wants to see every step. */
  readonly waits: boolean;
  readonly steps: boolean;
  /** What it did last and why; empty before its first move. */
  readonly did: string;
  readonly why: string;
  readonly problem: string;
  /** One step, or all of them until it is somebody else's turn. */
  readonly goOn: () => void;
  readonly setSteps: (steps: boolean) => void;
}

interface Options {
  readonly battle: Battle;
  /** Entries of the journal that stand: fewer than before means that somebody has undone. */
  readonly length: number;
  /** Not while the players look at the past. */
  readonly isLive: boolean;
  readonly onAct: (command: Command) => void;
}

/** Long enough to see each piece move; nothing moves for who asks for less motion. */
const PACE = 600;
const reducedMotion = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ||
  document.documentElement.dataset.motion === 'reduced';

/** ATT-3: the defender's die is the app's own when the phone attacks or is attacked. */
const withDie = (command: Command): Command =>
  command.type === 'attack'
    ? { ...command, face: D6[appChance.below(D6.length)] ?? null }
    : command;

/** Plays the phone's side: step by step, never after an undo until it is asked to. */
export function useOpponent({ battle, length, isLive, onAct }: Options): OpponentPlay {
  const { opponent } = battle;
  const isToAct =
    isLive &&
    opponent !== null &&
    battle.mode === 'board' &&
    !battle.ended &&
    whoseChoice(battle) === opponent.side;
  const [steps, setSteps] = useState(false);
  const [stopped, setStopped] = useState(false);
  const [told, setTold] = useState({ did: '', why: '' });
  const [problem, setProblem] = useState('');
  const [asked, setAsked] = useState(0);
  const [tries, setTries] = useState(0);
  const planned = useRef<{ readonly length: number; readonly rest: readonly Choice[] } | null>(
    null,
  );
  const before = useRef(length);
  if (length < before.current && !stopped) setStopped(true);
  before.current = length;

  const waits = isToAct && (stopped || (steps && asked !== length));
  const level = opponent?.level;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try asks the same again
  useEffect(() => {
    if (!isToAct || waits || level === undefined) return;
    let isMeant = true;
    const plan = planned.current?.length === length ? planned.current.rest : [];
    const choices = plan.length > 0 ? Promise.resolve(plan) : think(battle, level);
    const pause = new Promise((resolve) => setTimeout(resolve, reducedMotion() ? 0 : PACE));
    Promise.all([choices, pause]).then(
      ([[first, ...rest]]) => {
        if (!isMeant || !first) return;
        planned.current = { length: length + 1, rest };
        setTold({ did: title(battle, first.command), why: sentence(first.reason) });
        setProblem('');
        onAct(withDie(first.command));
      },
      (error: Error) => isMeant && setProblem(error.message),
    );
    return () => {
      isMeant = false;
    };
  }, [battle, isToAct, waits, length, level, onAct, tries]);

  const goOn = () => {
    setStopped(false);
    setAsked(length);
    setTries((before) => before + 1);
  };
  return { isToAct, waits, steps, ...told, problem, goOn, setSteps };
}
