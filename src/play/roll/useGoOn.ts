import type { Terms } from '#/core/refusal';
import { useNavigation } from '#/ui/navigation';
import { setArrival } from '../battle/arrival';
import { type Commanded, type DueTask, useRollTable } from './table';
import { useToBattle } from './useToBattle';

/** To a task: its calculator in the place of this one, which is done with, or the board that opens it. */
export function useGoToTask(): (task: DueTask | null, said?: string) => void {
  const { id } = useRollTable();
  const { replace } = useNavigation();
  const toBattle = useToBattle(id);
  return (task, said) => {
    if (task?.page) return replace(task.page);
    if (id) setArrival({ battle: id, text: said ?? null, opens: task?.opens ?? null });
    void toBattle();
  };
}

/** After something was done in a battle: straight to what is due, or back to the board, which says what was done. */
export function useGoOn<Command extends Terms>(): (
  command: Command,
  events: readonly unknown[],
) => void {
  const { game, state, id } = useRollTable<Commanded<Command>>();
  const goTo = useGoToTask();
  return (command, events) => {
    const after = events.reduce((now, event) => game.rules.evolve(now, event), state);
    const [next] = game.due(after, id);
    goTo(next && !next.answered ? next : null, game.tell(state, command, events).title);
  };
}
