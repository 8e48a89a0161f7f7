import { type ReactNode, useState } from 'react';
import { Icon } from '#/ui/icons/Icon';
import { Panel } from '#/ui/Panel';
import css from './ToolFrame.module.css';

export interface WhoProps {
  /** "Pursuer", "Challenger" */
  readonly label: string;
  /** What is shown of the one who is chosen; null while nobody is. */
  readonly chosen: ReactNode | null;
  readonly picker: (close: () => void) => ReactNode;
}

/** Somebody to choose: all in sight at first, then one line that a tap opens again. */
export function Who({ label, chosen, picker }: WhoProps) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <section className={css.who} aria-label={label}>
      <h2>{label}</h2>
      {chosen === null ? (
        picker(close)
      ) : (
        <button type="button" className={css.unitChoice} onClick={() => setOpen(true)}>
          {chosen}
          <Icon name="swap" label="Change" />
        </button>
      )}
      {open && (
        <Panel title={label} onClose={close}>
          {picker(close)}
        </Panel>
      )}
    </section>
  );
}
