import { useEffect, useState } from 'react';
import { canSendFiles } from '#/platform/share';
import { askToPersist } from '#/platform/storage';
import { database } from '#/store/home';
import { undoImport } from '#/store/import/importBundle';
import { useSecondCopy } from '#/store/react';
import { storageInWords } from '#/store/report';
import { answer, troubleOf } from '#/store/trouble';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Icon } from '#/ui/icons/Icon';
import { useNavigation } from '#/ui/navigation';
import { Progress } from '#/ui/Progress';
import { useProgress } from '#/ui/useProgress';
import { saveBackup, sendBackup } from '../backup';
import { checkEverything } from '../checkEverything';
import { AutoBackups } from './AutoBackups';
import css from './MorePage.module.css';
import { type StorageState, storageState } from './storageState';

const inWords = (error: unknown): string => {
  const { risk, advice } = troubleOf(error);
  return `${risk} ${advice}`;
};

async function undo(): Promise<string> {
  await undoImport(database);
  return 'The last import was undone.';
}

/** How safe the battles are, said plainly, and what can be done about it. */
export function StorageSection() {
  const navigation = useNavigation();
  const secondCopy = useSecondCopy();
  const [facts, setFacts] = useState<StorageState | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const look = () => answer(storageState()).then(setFacts, (error) => setSaid(inWords(error)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened
  useEffect(() => void look(), []);

  const [part, run] = useProgress();
  const act = async (work: (onProgress: (part: number) => void) => Promise<string | null>) => {
    setSaid(null);
    setSaid(await run(work).catch(inWords));
    if (facts) await look();
  };
  const persist = async () =>
    (await askToPersist()) ? null : 'The browser refused. Installing the app usually helps.';

  return (
    <Card title="Storage">
      <ul className={css.moreRemarks}>
        {facts &&
          storageInWords({ ...facts, secondCopy, now: Date.now() }).map(({ well, says }) => (
            <li key={says}>
              <Icon name={well ? 'check' : 'brokenShield'} label={well ? 'OK:' : 'Warning:'} />
              {says}
            </li>
          ))}
      </ul>
      <div className={css.moreButtons}>
        <Button onClick={() => void act(saveBackup)}>Save a backup</Button>
        {canSendFiles() && <Button onClick={() => void act(sendBackup)}>Send a backup</Button>}
        <Button onClick={() => void act(checkEverything)}>Check everything</Button>
        <Button onClick={() => navigation.push('/parcel')}>Import a backup, file or link</Button>
        <Button icon="bin" onClick={() => navigation.push('/more/deleted')}>
          Recently deleted
        </Button>
        {facts?.undoable && (
          <Button icon="undo" onClick={() => void act(undo)}>
            Undo the last import
          </Button>
        )}
        {facts?.persisted === false && (
          <Button onClick={() => void act(persist)}>Protect my battles</Button>
        )}
      </div>
      <Progress label="Working" part={part} />
      {said && <p role="status">{said}</p>}
      <AutoBackups />
    </Card>
  );
}
