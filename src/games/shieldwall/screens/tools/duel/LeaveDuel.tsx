import { Button } from '#/ui/Button';
import { useToolBattle } from '../toolBattle';

/** The way out of a duel that was begun by mistake; undo brings it back. */
export function LeaveDuel() {
  const { run } = useToolBattle();
  return (
    <Button kind="quiet" onClick={() => void run({ type: 'leaveDuel' })}>
      Leave
    </Button>
  );
}
