import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Refusal, Terms } from '#/core/refusal';
import { rattle } from '#/platform/sound';
import { useSettings } from '#/store/react';
import { Button } from '#/ui/Button';
import { Verdict, type VerdictProps } from '#/ui/Verdict';
import { DiceDesk } from './DiceDesk';
import { type Dice, type Faces, type Plan, useDice } from './dice';
import { Effects } from './Effects';
import { FootChoice } from './FootChoice';
import { Next } from './Next';
import { Objection } from './Objection';
import { SetUp } from './SetUp';
import { ToolFrame } from './ToolFrame';
import { type Commanded, useRollTable } from './table';
import { useGoOn } from './useGoOn';

/** A game's own way of having dice thrown again that lie already. */
export interface Reroll<Command> {
  /** Shown under the dice once all of them lie. */
  readonly offer: (dice: Dice) => ReactNode;
  /** Dice were taken back. */
  readonly taken: boolean;
  /** The command says so. */
  readonly addTo: (command: Command) => Command;
  /** All dice are picked up: nothing was taken back. */
  readonly onReset: () => void;
}

export interface CalculatorProps<Command extends Terms> {
  readonly title: string;
  readonly aside?: ReactNode;
  /** Who and with what, then the odds: all that stands before the dice. */
  readonly children: ReactNode;
  readonly plan: Plan;
  /** What the dice come to as a command; null while something is missing. */
  readonly command: (faces: Faces) => Command | null;
  /** The result in a sentence. */
  readonly headline?: (faces: Faces) => string | null | undefined;
  /** The same in a word or two, where the sentence is long; with the battle as it would be after it. */
  readonly verdict?: (faces: Faces, after: unknown) => VerdictProps | null;
  /** A choice that the result asks for, under the verdict. */
  readonly choice?: (faces: Faces) => ReactNode;
  /** Why the rules are against it, known before any dice. */
  readonly bar?: Refusal | null;
  readonly reroll?: Reroll<Command>;
  /** What to do when it is applied; by default it goes on to what is due, or back to the board. */
  readonly onApplied?: () => void;
}

const DICE_STYLES = [
  { id: 'app', word: 'App dice' },
  { id: 'real', word: 'Real dice' },
] as const;

/**
 * One way of working for every roll: who, odds, dice (thrown here or tapped in), result,
 * effects with ticks, Apply; then straight to what is due.
 */
export function Calculator<Command extends Terms>(props: CalculatorProps<Command>) {
  const {
    title,
    aside,
    children,
    plan,
    command,
    headline,
    verdict,
    choice,
    bar = null,
    reroll,
    onApplied,
  } = props;
  const { game, state, id, run } = useRollTable<Commanded<Command>>();
  const goOn = useGoOn<Command>();
  const [{ diceStyle, sound }, change] = useSettings();
  const dice = useDice(plan);
  const [declined, setDeclined] = useState<readonly number[]>([]);
  const [anyway, setAnyway] = useState(false);
  const [applied, setApplied] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const desk = useRef<HTMLDivElement>(null);
  const { count } = dice;
  const real = diceStyle === 'real';
  /** Counts how often the players asked for the dice, which lie below the odds. */
  const [sought, setSought] = useState(0);
  const seek = () => setSought((before) => before + 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: real dice have their tallies only once they are chosen
  useLayoutEffect(() => {
    if (count + sought > 0) desk.current?.scrollIntoView({ block: 'start' });
  }, [count, sought, real]);

  const plain = dice.complete ? command(dice.faces) : null;
  const wanted: Command | null = plain && {
    ...plain,
    ...(declined.length > 0 && { declined }),
    ...(anyway && { anyway: true as const }),
  };
  const full = wanted && reroll ? reroll.addTo(wanted) : wanted;
  const outcome = full && game.preview(state, full);
  /** As if nothing were declined: what is let be is still shown. */
  const events = plain && outcome?.ok ? game.rules.decide(state, { ...full, ...plain }) : null;
  const after = events?.ok
    ? events.value.reduce((now, event) => game.rules.evolve(now, event), state)
    : state;
  const objection = refusal ?? (outcome && !outcome.ok ? outcome.error : bar);

  const reset = () => {
    dice.clear();
    setDeclined([]);
    reroll?.onReset();
    setAnyway(false);
    setRefusal(null);
  };
  const allow = (on: boolean) => {
    setAnyway(on);
    setRefusal(null);
  };
  const apply = async () => {
    if (!full) return;
    const done = await run(full);
    if (!done.ok) return setRefusal(done.error);
    reset();
    if (onApplied) onApplied();
    else if (id === null) setApplied(true);
    else goOn(full, done.value.events);
  };

  if (applied) {
    return (
      <ToolFrame title={title}>
        <Next onAgain={() => setApplied(false)} />
      </ToolFrame>
    );
  }

  const said = (dice.complete && headline?.(dice.faces)) || 'Result';
  const short = dice.complete && verdict?.(dice.faces, after);
  const some = Object.keys(dice.faces).length > 0;
  const footer = dice.complete ? (
    <>
      <Button onClick={reset}>Pick up dice</Button>
      <Button kind="main" aria-disabled={!outcome?.ok} onClick={() => outcome?.ok && apply()}>
        Apply
      </Button>
    </>
  ) : (
    <>
      <FootChoice
        label="Which dice"
        value={diceStyle}
        options={DICE_STYLES}
        onSet={(style) => {
          void change('diceStyle', style);
          if (style === 'real') seek();
        }}
      />
      {real ? (
        <Button icon="down" aria-disabled={dice.throwers.length === 0} onClick={seek}>
          Enter dice
        </Button>
      ) : (
        <Button
          kind="main"
          icon="dice"
          aria-disabled={dice.throwers.length === 0}
          onClick={() => {
            if (sound) rattle();
            dice.throwAll();
          }}
        >
          {reroll?.taken ? 'Throw again' : some ? 'Throw the rest' : 'Throw'}
        </Button>
      )}
    </>
  );

  return (
    <ToolFrame title={title} aside={aside} footer={footer}>
      <SetUp folded={dice.complete && some && objection === null}>{children}</SetUp>
      {objection && <Objection refusal={objection} anyway={anyway} onAnyway={allow} />}
      <div ref={desk}>
        <DiceDesk dice={dice} real={real} onCorrect={seek} />
      </div>
      {dice.complete && reroll?.offer(dice)}
      {outcome?.ok && (
        <>
          <Verdict
            words={said}
            after={!real}
            {...(short && { ...short, ...(short.words !== said && { said }) })}
          />
          {choice?.(dice.faces)}
          <Effects
            lines={game.foretell(state, outcome.value, declined)}
            declined={declined}
            onDecline={setDeclined}
            draw={game.change && ((about) => game.change?.(state, after, about))}
          />
        </>
      )}
    </ToolFrame>
  );
}
