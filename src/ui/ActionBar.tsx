import type { ReactNode } from 'react';
import css from './ActionBar.module.css';
import { Button } from './Button';

export interface BarAction {
  /** What a tap does, in whole: "Undo: Add a DP to Leofsunu's band". */
  readonly label: string;
  readonly onAct: () => void;
  readonly off?: boolean;
}

export interface ActionBarProps {
  readonly undo: BarAction;
  readonly redo: BarAction;
  readonly journal: BarAction;
  /** The large one, in reach of the thumb. */
  readonly main: BarAction & { readonly word: ReactNode };
}

/** Always in reach above the tabs; a rail at the side when the phone lies on its own. */
export function ActionBar({ undo, redo, journal, main }: ActionBarProps) {
  return (
    <div className={css.actionBar} data-action-bar role="toolbar" aria-label="Battle actions">
      <Button
        icon="undo"
        data-key="undo"
        aria-label={undo.label}
        disabled={undo.off}
        onClick={undo.onAct}
      />
      <Button
        icon="redo"
        data-key="redo"
        aria-label={redo.label}
        disabled={redo.off}
        onClick={redo.onAct}
      />
      <Button icon="journal" aria-label={journal.label} onClick={journal.onAct} />
      <Button
        kind="main"
        data-key="next"
        aria-label={main.label}
        disabled={main.off}
        onClick={main.onAct}
      >
        {main.word}
      </Button>
    </div>
  );
}
