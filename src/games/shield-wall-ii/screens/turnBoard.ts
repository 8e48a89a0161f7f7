import { useEffect, useState } from 'react';
import { database } from '#/store/home';
import { putSetting } from '#/store/settings';

const TURN_BOARD_KEY = 'shield-wall-ii.turnBoard';

/** Whether the board turns by itself for the player whose turn begins. Off until it is chosen. */
export function useTurnBoard(): readonly [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(false);
  useEffect(() => {
    // A setting that cannot be read costs a convenience, no more.
    database.settings.get(TURN_BOARD_KEY).then(
      (row) => setOn(row?.value === true),
      () => undefined,
    );
  }, []);
  const set = (next: boolean) => {
    setOn(next);
    putSetting(database, { key: TURN_BOARD_KEY, value: next }).catch(() => undefined);
  };
  return [on, set];
}
