import { type ReactNode, useState } from 'react';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { type Command, foretell, preview, type Refusal } from '../../rules';
import { Effects } from './Effects';
import { useField } from './field';
import { Objection } from './Objection';
import { ToolFrame } from './ToolFrame';
import { unbound } from './unbound';

export interface DeedProps {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  /** Null while something is missing. */
  readonly command: Command | null;
  /** On the button that does it. */
  readonly word: ReactNode;
  /** Over the effects. */
  readonly headline?: ReactNode;
  /** Nobody may see what comes of it before it is done: a card from the pack. */
  readonly blind?: boolean;
  /** Stands beside the main button. */
  readonly beside?: ReactNode;
  readonly onDone?: () => void;
}

/** What is done without dice, in the calculators' way: what it would do, line by line, and one button. */
export function Deed(props: DeedProps) {
  const { title, aside, children, command, word, headline, blind = false, beside, onDone } = props;
  const { battle, id, run } = useField();
  const wanted = JSON.stringify(command);
  const [declined, setDeclined] = useState<{ of: string; places: readonly number[] } | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const places = declined?.of === wanted ? declined.places : [];

  const full: Command | null = command && {
    ...unbound(id, command),
    ...(places.length > 0 && { declined: places }),
  };
  const byRules = full && preview(battle, full);
  const objection = byRules && !byRules.ok ? byRules.error : refusal;
  // What the rules forbid is foretold all the same: it may be done anyway.
  const outcome = objection && full ? preview(battle, { ...full, anyway: true }) : byRules;
  const lines = outcome?.ok && !blind ? foretell(battle, outcome.value, places) : [];

  const act = async (wish: Command) => {
    const done = await run(wish);
    setRefusal(done.ok ? null : done.error);
    if (!done.ok) return;
    setDeclined(null);
    onDone?.();
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
            {word}
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
            outcome={outcome.value}
            declined={places}
            onDecline={(next) => setDeclined({ of: wanted, places: next })}
          />
        </Card>
      )}
    </ToolFrame>
  );
}
