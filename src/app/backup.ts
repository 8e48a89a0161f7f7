import { GAMES } from '#/games';
import { saveAsFile, sendFile } from '#/platform/share';
import { database } from '#/store/home';
import { canBeRead, type Damaged, readFile, writeBundle } from '#/store/import/bundle';
import { bundleAll, bundleWithoutDatabase } from '#/store/import/bundleAll';
import { between, type Progress, UNHEARD } from '#/store/progress';
import { noteExport } from '#/store/report';
import { answer, isOfTheStore } from '#/store/trouble';

const TOO_LARGE =
  'All together it is too large for one backup. Share your battles one by one, or delete old ones first.';

/** Everything in one file, read back as an import would read it before it counts as a backup. */
async function backUp(
  leave: (name: string, text: string) => Promise<string>,
  onProgress: Progress,
): Promise<string> {
  const stored = await bundleAll(database, between(onProgress, 0, 0.5)).catch((error: unknown) => {
    if (isOfTheStore(error)) return null;
    throw error;
  });
  const text = writeBundle(stored ?? (await bundleWithoutDatabase(database)));
  if (!canBeRead(text)) return TOO_LARGE;
  const readers = await Promise.all(GAMES.map((game) => game.imports()));
  const read = await readFile(new Blob([text]), readers, between(onProgress, 0.5, 1));
  if (!read.ok)
    return `The backup was read back and is not sound, so it was not saved. ${read.error}`;
  const said = await leave(`shieldwall-backup-${new Date().toISOString().slice(0, 10)}.json`, text);
  if (!said) return '';
  // It has left the app, whether or not that can be remembered.
  await answer(noteExport(database)).catch(() => undefined);
  const without = stored ? [] : [WITHOUT_DATABASE];
  return [said, ...without, ...read.value.damaged.map(inWords)].join(' ');
}

const WITHOUT_DATABASE =
  'The storage could not be read: the backup holds the second copy, and what was not saved yet.';

const inWords = ({ name, why }: Damaged): string =>
  `“${name}” cannot be read (${why.replace(/\.$/, '')}): the backup holds what is stored of it, as it is.`;

export const saveBackup = (onProgress: Progress = UNHEARD) =>
  backUp(
    async (name, text) => `The backup is among your ${await saveAsFile(name, text)}.`,
    onProgress,
  );

export const sendBackup = (onProgress: Progress) =>
  backUp(
    async (name, text) => ((await sendFile(name, text)) === 'sent' ? 'Sent.' : ''),
    onProgress,
  );
