import { lastBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { answer } from '#/store/trouble';
import { useNavigation } from '#/ui/navigation';

/** A tap leads on at once: a store that does not answer is not waited for. */
const PATIENCE = 1000;

/**
 * From a calculator to the board of its battle, done with it: back where it was opened from there.
 * Otherwise the page of whichever battle is on will do, if it is this one; it may be there already,
 * and a second board would be drawn with every tap.
 */
export function useToBattle(id: string | null): () => Promise<void> {
  const { openedFrom, back, replace } = useNavigation();
  return async () => {
    if (openedFrom === '/battle' || openedFrom === `/battle/${id}`) return back(openedFrom);
    // Where the store does not answer, the battle's own page says why.
    const last = await answer(lastBattle(database), PATIENCE).catch(() => undefined);
    replace(last?.id === id ? '/battle' : `/battle/${id}`);
  };
}
