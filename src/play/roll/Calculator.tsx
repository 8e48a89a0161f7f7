import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Refusal, Terms } from '#/core/refusal';
import { rattle } from '#/platform/sound';
import { useSettings } from '#/store/react';
import { Button } from '#/ui/Button';
import { Verdict, type VerdictProps } from '#/ui/Verdict';
import css from './Calculator.module.css';
import { DiceDesk } from './DiceDesk';
import { DicePad } from './DicePad';
import {
  type Counted,
  type Dice,
  entriesOf,
  type Faces,
  isEntered,
  type Plan,
  useDice,
} from './dice';
import { Effects } from './Effects';
import { FootChoice } from './FootChoice';
import { Next, Then } from './Next';
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
  readonly command: (faces: Faces, counted: Counted) => Command | null;
  /** The result in a sentence. */
  readonly headline?: (faces: Faces) => string | null | undefined;
  /** The same in a word or two, where the sentence is long; with the battle as it would be after it. */
  readonly verdict?: (faces: Faces, after: unknown) => VerdictProps | null;
  /** What is said while the next throw waits to be asked for. */
  readonly pause?: (faces: Faces) => VerdictProps | null;
  /** Real dice that may be added to those that lie. */
  readonly more?: (dice: Dice) => ReactNode;
  /** A choice that the result asks for, under the verdict; with the battle as it would be after it. */
  readonly choice?: (faces: Faces, after: unknown) => ReactNode;
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
    pause,
    more,
    choice,
    bar = null,
    reroll,
    onApplied,
  } = props;
  const { game, state, id, run, anyway: agreed = false } = useRollTable<Commanded<Command>>();
  const goOn = useGoOn<Command>();
  const [{ diceStyle, sound }, change] = useSettings();
  const dice = useDice(plan);
  const [declined, setDeclined] = useState<readonly number[]>([]);
  const [anyway, setAnyway] = useState(agreed);
  const [applied, setApplied] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  const real = diceStyle === 'real';
  /** An entry that was tapped in wrongly: its pad is open again, with all its dice. */
  const [wrong, setWrong] = useState<string | null>(null);
  const entries = real ? entriesOf(dice.throwers) : [];
  const entry =
    entries.find(({ id: each }) => each === wrong) ??
    entries.find((each) => !isEntered(each, dice.faces)) ??
    null;

  const desk = useRef<HTMLDivElement>(null);
  const { count, complete } = dice;
  useLayoutEffect(() => {
    if (count > 0 || complete) desk.current?.scrollIntoView({ block: 'start' });
  }, [count, complete]);

  /** The throw whose dice a tap has laid down at once. */
  const [laid, setLaid] = useState(0);
  useEffect(() => {
    if (count === 0) return;
    const lay = () => setLaid(count);
    document.addEventListener('pointerdown', lay, { once: true });
    return () => document.removeEventListener('pointerdown', lay);
  }, [count]);

  const plain = dice.complete ? command(dice.faces, dice.counted) : null;
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
    setAnyway(agreed);
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
  const paused = dice.again === null ? null : pause?.(dice.faces);
  const some = Object.keys(dice.faces).length > 0;
  const which = (
    <FootChoice
      label="Which dice"
      value={diceStyle}
      options={DICE_STYLES}
      onSet={(style) => void change('diceStyle', style)}
    />
  );
  const footer = entry ? (
    <DicePad dice={dice} entry={entry} onDone={() => setWrong(null)}>
      {which}
    </DicePad>
  ) : dice.complete ? (
    <>
      {real && more?.(dice)}
      <Button onClick={reset}>Pick up dice</Button>
      <Button kind="main" aria-disabled={!outcome?.ok} onClick={() => outcome?.ok && apply()}>
        Apply
      </Button>
    </>
  ) : (
    <>
      {which}
      {!real && (
        <Button
          kind="main"
          icon="dice"
          aria-disabled={dice.throwers.length === 0}
          onClick={() => {
            if (sound) rattle();
            dice.throwAll();
          }}
        >
          {dice.again ?? (reroll?.taken ? 'Throw again' : some ? 'Throw the rest' : 'Throw')}
        </Button>
      )}
    </>
  );

  return (
    <ToolFrame title={title} aside={aside} footer={footer}>
      <SetUp folded={some && objection === null && (real || dice.complete || dice.again !== null)}>
        {children}
      </SetUp>
      {objection && <Objection refusal={objection} anyway={anyway} onAnyway={allow} />}
      <div className={css.onTable} data-laid={(count > 0 && laid === count) || undefined}>
        <div ref={desk}>
          <DiceDesk dice={dice} real={real} onCorrect={setWrong} />
        </div>
        {dice.complete && reroll?.offer(dice)}
        {paused && (
          <div className={`${css.result} ${real ? '' : css.afterDice}`}>
            <Verdict {...paused} />
          </div>
        )}
        {outcome?.ok && (
          <div className={`${css.result} ${real ? '' : css.afterDice}`}>
            <Verdict
              words={said}
              {...(short && { ...short, ...(short.words !== said && { said }) })}
            />
            {choice?.(dice.faces, after)}
            <Effects
              lines={game.foretell(state, outcome.value, declined)}
              declined={declined}
              onDecline={setDeclined}
              draw={game.change && ((about) => game.change?.(state, after, about))}
            />
            <Then tasks={game.due(after, id)} />
          </div>
        )}
      </div>
    </ToolFrame>
  );
}
