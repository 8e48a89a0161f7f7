import type { Army } from '#/games/shieldwall/rules';
import { FORMAT } from '#/games/shieldwall/schemas/upgrades';
import { type ChangeSaved, type SavedKind, useSaved } from '#/play/saved/useSaved';
import { armyIn } from './stored';

export type ChangeArmy = ChangeSaved<Army>;

const ARMIES: SavedKind<Army> = { read: armyIn, format: FORMAT };

export const useArmy = (id: string) => useSaved(id, ARMIES);
