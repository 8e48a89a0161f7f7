import type { Files } from '#/core/files';
import { Copies } from './copies';
import { INDEX, type Index, OTHERS, type Others } from './layout';
import { alone } from './lock';
import { copiedBattles } from './recover';
import { readCopiedBattle } from './recoverBattle';
import { latestArmies, latestSettings, NO_OTHERS } from './recoverOthers';
import type { StoredData } from './secondCopy';
import { readLogs } from './writeAheadLog';

/** All that the second copy holds, and the log behind it, with what was thrown away. */
export const readCopy = (files: Files): Promise<StoredData> =>
  alone(async () => {
    const copies = new Copies(files);
    const { notes } = await readLogs(files);
    const index = (await copies.read(INDEX)) as Index | null;
    const noted = notes.flatMap((note) => ('battle' in note ? note.battle.id : []));
    const battles: StoredData['battles'][number][] = [];
    for (const id of new Set([...(await copiedBattles(copies, index)), ...noted])) {
      const { row, rows } = await readCopiedBattle(copies, id, notes);
      if (row) battles.push({ row, rows });
    }
    const others = ((await copies.read(OTHERS)) as Others | null) ?? NO_OTHERS;
    const armies = notes.flatMap((note) => ('army' in note ? note.army : []));
    return {
      battles,
      armies: [...latestArmies([...others.armies, ...armies]).values()],
      settings: latestSettings(others.settings, notes),
    };
  });
