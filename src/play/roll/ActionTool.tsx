import { type ReactNode, useState } from 'react';
import type { Refusal, Terms } from '#/core/refusal';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Effects } from './Effects';
import { ignoringTurnOrder } from './ignoringTurnOrder';
import { Objection } from './Objection';
import { ToolFrame } from './ToolFrame';
import { type Commanded, useRollTable } from './table';
import { useGoOn } from './useGoOn';

export interface ActionToolProps<Command extends Terms> {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Null while something is missing. */
  readonly command: Command | null;
  /** On the button that does it, given how many effects it would have. */
  readonly word: ReactNode | ((effects: number) => ReactNode);
  /** Over the effects. */
  readonly headline?: ReactNode;
  /** Nobody may see what comes of it before it is done: a card from the pack. */
  readonly blind?: boolean;
  /** Stands beside the main button. */
  readonly beside?: ReactNode;
  readonly onDone?: () => void;
  /** With it this page is done: on to what is due, or back to the board. */
  readonly goesOn?: boolean;
}

/** What is done without dice, in the calculators' way: what it would do, line by line, and one button. */
export function ActionTool<Command extends Terms>(props: ActionToolProps<Command>) {
  const { title, aside, children, command, word, headline, blind = false, beside, onDone } = props;
  const { goesOn = false } = props;
  const goOn = useGoOn<Command>();
  const { game, state, id, run, anyway = false } = useRollTable<Commanded<Command>>();
  const key = JSON.stringify(command);
  const [declined, setDeclined] = useState<{ of: string; places: readonly number[] } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const places = declined?.of === key ? declined.places : [];

  const full: Command | null = command && {
    ...ignoringTurnOrder(id, command),
    ...(anyway && { anyway: true }),
    ...(places.length > 0 && { declined: places }),
  };
  const byRules = full && game.preview(state, full);
  const objection = byRules && !byRules.ok ? byRules.error : refusal;
  // What the rules forbid is foretold all the same: it may be done anyway.
  const outcome = objection && full ? game.preview(state, { ...full, anyway: true }) : byRules;
  const lines = outcome?.ok && !blind ? game.foretell(state, outcome.value, places) : [];

  const act = async (wanted: Command) => {
    const done = await run(wanted);
    setRefusal(done.ok ? null : done.error);
    if (!done.ok) return;
    setDeclined(null);
    onDone?.();
    if (goesOn && id !== null) goOn(wanted, done.value.events);
  };

  return (
    <ToolFrame
      title={title}
      aside={aside}
      footer={
        <>
          {beside}
          <Button
            kind="main"
            aria-disabled={!byRules?.ok}
            onClick={() => full && byRules?.ok && void act(full)}
          >
            {typeof word === 'function' ? word(lines.length - places.length) : word}
          </Button>
        </>
      }
    >
      {children}
      {objection && (
        <Objection
          refusal={objection}
          onAnyway={() => full && void act({ ...full, anyway: true })}
        />
      )}
      {outcome?.ok && lines.length > 0 && (
        <Card title={headline ?? 'What happens'}>
          <Effects
            lines={lines}
            declined={places}
            onDecline={(next) => setDeclined({ of: key, places: next })}
          />
        </Card>
      )}
    </ToolFrame>
  );
}
