import { Button } from '#/ui/Button';

/** A card that was tapped by mistake. */
export function Undo({ onUndo }: { readonly onUndo: () => void }) {
  return <Button icon="undo" aria-label="Take the card back" onClick={onUndo} />;
}
