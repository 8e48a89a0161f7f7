import { type ReactNode, useState } from 'react';
import { Icon } from '#/ui/icons/Icon';
import css from './SetUp.module.css';

export interface SetUpProps {
  /** The dice lie: what was set up is one line that a tap opens. */
  readonly folded: boolean;
  readonly children: ReactNode;
}

/** Who, with what and at what odds: out of the way once the dice lie. */
export function SetUp({ folded, children }: SetUpProps) {
  const [open, setOpen] = useState(false);
  const hidden = folded && !open;
  return (
    <>
      {folded && (
        <button
          type="button"
          className={css.fold}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <b>Set-up</b>
          <span className={css.hint}>who, with what, the odds</span>
          <Icon name={open ? 'up' : 'down'} />
        </button>
      )}
      <div className={css.body} hidden={hidden}>
        {children}
      </div>
    </>
  );
}
