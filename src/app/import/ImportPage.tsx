import { useEffect, useState } from 'react';
import { fail, type Result } from '#/core/result';
import { GAMES } from '#/games';
import { withinEach } from '#/store/deadline';
import { type Bundle, readFile } from '#/store/import/bundle';
import type { ImportReader } from '#/store/import/importReader';
import { readLink } from '#/store/import/link';
import type { Progress as OnProgress } from '#/store/progress';
import { Card } from '#/ui/Card';
import { Content } from '#/ui/Content';
import { useParams } from '#/ui/navigation';
import { PageHead } from '#/ui/PageHead';
import { Progress } from '#/ui/Progress';
import { useProgress } from '#/ui/useProgress';
import { takeHanded } from './handed';
import css from './ImportPage.module.css';
import { ImportPreview } from './ImportPreview';
import { PickBundle, type Reading } from './PickBundle';

type Read = Result<Bundle, string>;

/** `/parcel/<data>` from a link or a code; `/parcel/auto/<date>` from the app's own backups; `/parcel/file/<which>` opened with or shared to the app; `/parcel` to pick a file or paste a link. */
export default function ImportPage() {
  const { '*': data = '' } = useParams();
  const [read, setRead] = useState<Read | null>(null);
  const [count, setCount] = useState(0);
  const [part, run] = useProgress();
  const readWith = (reading: Reading) =>
    Promise.all(GAMES.map((game) => game.imports()))
      .then((games) =>
        run((onProgress) =>
          withinEach(
            PATIENCE,
            (step) =>
              reading(games, (each) => {
                step();
                onProgress(each);
              }),
            'The file does not answer.',
          ),
        ),
      )
      .then(
        (next) => {
          setRead(next);
          setCount((before) => before + 1);
        },
        () => setRead({ ok: false, error: 'It could not be read from this device.' }),
      );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link is read anew
  useEffect(() => {
    setRead(null);
    if (!data) return;
    const [, date] = /^auto\/(.+)$/.exec(data) ?? [];
    const [, file] = /^file\/(.+)$/.exec(data) ?? [];
    void readWith((games, onProgress) => {
      if (date) return readAutoBackup(date, games, onProgress);
      return file ? readHanded(file, games, onProgress) : readLink(`#/parcel/${data}`, games);
    });
  }, [data]);

  return (
    <>
      <PageHead title="Import" />
      <Content>
        <div className={css.importPage}>
          {read && !read.ok && (
            <Card title="Not imported">
              <p role="alert">{read.error} Nothing was changed.</p>
            </Card>
          )}
          <Progress label="Reading" part={part} />
          {read?.ok && part === null && <ImportPreview key={count} bundle={read.value} />}
          {!(data && read === null) && <PickBundle onPick={(reading) => void readWith(reading)} />}
        </div>
      </Content>
    </>
  );
}

/** How long a disk may take for a file, and a slow phone for one battle of it. */
const PATIENCE = 20_000;

async function readAutoBackup(
  date: string,
  games: readonly ImportReader[],
  onProgress: OnProgress,
): Promise<Read> {
  const { autoBackupOf } = await import('../autoBackups');
  const text = await autoBackupOf(date);
  return text === null
    ? fail('The backup of this day is not there, or is damaged.')
    : readFile(new Blob([text]), games, onProgress);
}

async function readHanded(
  which: string,
  games: readonly ImportReader[],
  onProgress: OnProgress,
): Promise<Read> {
  const file = await takeHanded(which);
  return file
    ? readFile(file, games, onProgress)
    : fail('The file is no longer here. Open or share it again.');
}
