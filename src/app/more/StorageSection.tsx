import { useEffect, useState } from 'react';
import { askToPersist, type StorageFacts, storageFacts } from '../../platform/storage';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';

const megabytes = (bytes: number) =>
  `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(bytes / 1e6)} MB`;

/** Whether the browser may throw battles away, said plainly, and a way to ask it not to. */
export function StorageSection() {
  const [facts, setFacts] = useState<StorageFacts | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => void storageFacts().then(setFacts), []);
  if (!facts) return null;
  const { persisted, used, quota } = facts;

  const ask = async () => {
    setRefused(!(await askToPersist()));
    setFacts(await storageFacts());
  };
  return (
    <Card title="Storage">
      <p>
        {persisted
          ? 'Your battles are kept until you delete them.'
          : 'This browser may clear your battles when the device runs out of space.'}
      </p>
      {used !== null && quota !== null && (
        <p className="muted">
          {megabytes(used)} in use of {megabytes(quota)}.
        </p>
      )}
      {!persisted && <Button onClick={() => void ask()}>Keep my battles</Button>}
      {refused && (
        <p role="status">The browser said no. Installing the app usually changes its mind.</p>
      )}
    </Card>
  );
}
