import { useSyncExternalStore } from 'react';
import { GAMES, gameOf } from '#/games';
import type { Game } from '#/games/game';

const KEY = 'game';

let chosen: Game = GAMES[0];
const listeners = new Set<() => void>();

function show(game: Game) {
  chosen = game;
  for (const listener of listeners) listener();
}

/** Loaded when it is wanted: the sheet can be read before the store is there. */
const settings = async () => (await import('#/store/home')).database.settings;

let asked = false;
/** Somebody has chosen since the start: what is stored comes too late. */
let decided = false;
/** With one game there is nothing to choose, and nothing to look up. */
function readOnce() {
  if (asked || decided || GAMES.length === 1) return;
  asked = true;
  settings()
    .then((table) => table.get(KEY))
    .then((row) => {
      if (!decided) show(gameOf(String(row?.value)) ?? chosen);
    })
    // A store that cannot be read costs a convenience, no more.
    .catch(() => undefined);
}

/** The choice is kept; opening a battle chooses its game. */
export function chooseGame(id: string): void {
  const game = gameOf(id);
  if (!game || (decided && game === chosen)) return;
  decided = true;
  show(game);
  Promise.all([import('#/store/home'), import('#/store/settings')])
    .then(async ([{ database }, { putSetting }]) => {
      const row = await database.settings.get(KEY);
      if (row?.value !== id) await putSetting(database, { key: KEY, value: id });
    })
    .catch(() => undefined);
}

function subscribe(listener: () => void) {
  readOnce();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The game that Sheet, Tools and Armies show. */
export const useChosenGame = (): readonly [Game, (id: string) => void] => [
  useSyncExternalStore(subscribe, () => chosen),
  chooseGame,
];
