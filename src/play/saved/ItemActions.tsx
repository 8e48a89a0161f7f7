import { Button } from '#/ui/Button';
import css from './ItemActions.module.css';

export interface ItemActionsProps {
  /** What they are done to: "Coast levy". */
  readonly name: string;
  /** "Earlier in the list" and "Later in the list", or what that means here. */
  readonly before: { readonly word: string; readonly onMove: (() => void) | null };
  readonly after: { readonly word: string; readonly onMove: (() => void) | null };
  readonly onCopy: () => void;
  readonly onDelete: () => void;
}

/** What can be done to a unit or a contingent as a whole, without dragging. */
export function ItemActions({ name: given, before, after, onCopy, onDelete }: ItemActionsProps) {
  const name = given || 'Untitled';
  return (
    <div className={css.itemActions}>
      <Button
        icon="up"
        aria-label={`${before.word}: ${name}`}
        disabled={!before.onMove}
        onClick={() => before.onMove?.()}
      >
        {before.word}
      </Button>
      <Button
        icon="down"
        aria-label={`${after.word}: ${name}`}
        disabled={!after.onMove}
        onClick={() => after.onMove?.()}
      >
        {after.word}
      </Button>
      <Button icon="copy" aria-label={`Duplicate ${name}`} onClick={onCopy}>
        Duplicate
      </Button>
      <Button icon="bin" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
