import { useEffect, useState } from 'react';
import { saveAsFile } from '../../platform/share';
import { askToPersist, type StorageFacts, storageFacts } from '../../platform/storage';
import { packAll, writeParcel } from '../../store/parcel';
import { database, useMirror } from '../../store/react';
import { lastExport, noteExport, storageInWords } from '../../store/report';
import { troubleOf } from '../../store/trouble';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/icons/Icon';

type Facts = StorageFacts & { exported: number | null };

const readFacts = async (): Promise<Facts> => ({
  ...(await storageFacts()),
  exported: await lastExport(database),
});

async function saveBackup() {
  const day = new Date().toISOString().slice(0, 10);
  saveAsFile(`shieldwall-backup-${day}.json`, writeParcel(await packAll(database)));
  await noteExport(database);
}

/** How safe the battles are, said plainly, and what can be done about it. */
export function StorageSection() {
  const mirror = useMirror();
  const [facts, setFacts] = useState<Facts | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => void readFacts().then(setFacts), []);
  if (!facts) return null;

  const act = async (deed: () => Promise<string | null>) => {
    setSaid(
      await deed().catch((error) => {
        const { risk, advice } = troubleOf(error);
        return `${risk} ${advice}`;
      }),
    );
    setFacts(await readFacts());
  };
  const persist = async () =>
    (await askToPersist())
      ? null
      : 'The browser said no. Installing the app usually changes its mind.';
  const backUp = () => saveBackup().then(() => 'The backup is among your downloads.');

  return (
    <Card title="Storage">
      <ul className="more-remarks">
        {storageInWords({ ...facts, mirror, now: Date.now() }).map(({ well, says }) => (
          <li key={says}>
            <Icon name={well ? 'check' : 'brokenShield'} label={well ? 'Well:' : 'Take care:'} />
            {says}
          </li>
        ))}
      </ul>
      <div className="more-buttons">
        <Button onClick={() => void act(backUp)}>Save a backup</Button>
        {facts.persisted === false && (
          <Button onClick={() => void act(persist)}>Keep my battles</Button>
        )}
      </div>
      {said && <p role="status">{said}</p>}
    </Card>
  );
}
