import { type ReactNode, useEffect } from 'react';
import { Button } from './Button';
import css from './Notice.module.css';

export interface NoticeProps {
  readonly children: ReactNode;
  /** "Undo", "Do it anyway" */
  readonly action?: { readonly word: string; readonly onAct: () => void };
  /** Without it the notice stays until its cause is gone. */
  readonly onClose?: () => void;
  /** Goes by itself after so long; without it, it waits. */
  readonly seconds?: number;
}

/** A few words above the action bar that block nothing. */
export function Notice({ children, action, onClose, seconds }: NoticeProps) {
  useEffect(() => {
    if (seconds === undefined || !onClose) return;
    const timer = setTimeout(onClose, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, onClose]);
  return (
    <div className={css.notice} data-notice role="status">
      <p>{children}</p>
      {action && (
        <Button
          onClick={() => {
            action.onAct();
            onClose?.();
          }}
        >
          {action.word}
        </Button>
      )}
      {onClose && <Button kind="quiet" icon="close" aria-label="Dismiss" onClick={onClose} />}
    </div>
  );
}
