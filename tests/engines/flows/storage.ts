import type { Flow } from '../flow.ts';
import { beginBattle } from './battle.ts';

const hasPrivateFiles = () => 'getDirectory' in (navigator.storage ?? {});

/** As when a browser finds its database corrupt and starts an empty one. */
async function deleteDatabase(): Promise<boolean> {
  const request = indexedDB.deleteDatabase('shieldwall-companion');
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(true);
    request.onerror = () => reject(request.error);
    request.onblocked = () => reject(new Error('Another page holds the database.'));
  });
}

/** Where there are private files a lost battle comes back; where there are none the app says so. */
export const secondCopy: Flow = async ({ newPhone, site }) => {
  const phone = newPhone();
  const player = await beginBattle(phone);
  await player.tap('Add a DP to Hearth troop');
  await player.saved();
  await player.tap('More');
  if (!(await player.run(hasPrivateFiles))) {
    await player.sees(/everything is stored only once/);
    await player.picture('none');
    return;
  }
  await player.sees(/^A second copy was written/);
  await player.picture('written');
  await player.until('the database is deleted', () => player.run(deleteDatabase));
  await player.open(site.address);
  await player.sees('DPs of Hearth troop: 2');
  await player.picture('back');
};

export const privateWindow: Flow = async ({ newPhone }) => {
  const player = await beginBattle(newPhone({ isPrivate: true }));
  await player.tap('Add a DP to Hearth troop');
  await player.sees('DPs of Hearth troop: 2');
  await player.picture('battle');
  await player.tap('More');
  await player.sees('Storage');
  await player.seesNo(/could not be read/);
  await player.picture('more');
};
