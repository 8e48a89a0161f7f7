import { GAMES } from '#/games';
import { saveAsFile, sendFile } from '#/platform/share';
import { database } from '#/store/home';
import { bundleAll, canBeRead, type Damaged, readFile, writeBundle } from '#/store/import/bundle';
import { noteExport } from '#/store/report';

const TOO_LARGE =
  'All together it is too large for one backup. Share your battles one by one, or delete old ones first.';

/** Everything in one file, read back as an import would read it before it counts as a backup. */
async function backUp(leave: (name: string, text: string) => Promise<string>): Promise<string> {
  const text = writeBundle(await bundleAll(database), 1);
  if (!canBeRead(text)) return TOO_LARGE;
  const readers = await Promise.all(GAMES.map((game) => game.imports()));
  const read = await readFile(new Blob([text]), readers);
  if (!read.ok)
    return `The backup was read back and is not sound, so it was not saved. ${read.error}`;
  const said = await leave(`shieldwall-backup-${new Date().toISOString().slice(0, 10)}.json`, text);
  if (!said) return '';
  await noteExport(database);
  return [said, ...read.value.damaged.map(inWords)].join(' ');
}

const inWords = ({ name, why }: Damaged): string =>
  `“${name}” cannot be read (${why.replace(/\.$/, '')}): the backup holds what is stored of it, as it is.`;

export const saveBackup = () =>
  backUp(async (name, text) => `The backup is among your ${await saveAsFile(name, text)}.`);

export const sendBackup = () =>
  backUp(async (name, text) => ((await sendFile(name, text)) === 'sent' ? 'Sent.' : ''));
