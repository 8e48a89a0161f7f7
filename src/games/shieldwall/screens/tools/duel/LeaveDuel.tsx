import { Button } from '#/ui/Button';
import { useField } from '../field';

/** The way out of a duel that was begun by mistake; undo brings it back. */
export function LeaveDuel() {
  const { run } = useField();
  return (
    <Button kind="quiet" onClick={() => void run({ type: 'leaveDuel' })}>
      Leave
    </Button>
  );
}
