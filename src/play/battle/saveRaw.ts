import { fileNameOf, saveAsFile } from '#/platform/share';
import { rawBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import type { BattleRow } from '#/store/rows';

/** All that is stored of a battle as a file, for one that this version cannot read or not change; where it is, in words. */
export const saveRaw = async ({ id, name }: BattleRow): Promise<string> =>
  `Saved among your ${await saveAsFile(`${fileNameOf(name)}-raw.json`, await rawBattle(database, id))}.`;
