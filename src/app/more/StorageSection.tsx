import { useEffect, useState } from 'react';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';

interface Storage {
  persisted: boolean;
  /** Bytes in use, and as many as there may be. */
  used: number;
  quota: number;
}

async function look(): Promise<Storage> {
  const [persisted, { usage = 0, quota = 0 }] = await Promise.all([
    navigator.storage.persisted(),
    navigator.storage.estimate(),
  ]);
  return { persisted, used: usage, quota };
}

const megabytes = (bytes: number) =>
  `${new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 }).format(bytes / 1e6)} MB`;

/** Whether the browser may throw battles away, said plainly, and a way to ask it not to. */
export function StorageSection() {
  const [storage, setStorage] = useState<Storage | null>(null);
  const [refused, setRefused] = useState(false);
  useEffect(() => void look().then(setStorage), []);
  if (!storage) return null;
  const { persisted, used, quota } = storage;

  const ask = async () => {
    setRefused(!(await navigator.storage.persist()));
    setStorage(await look());
  };
  return (
    <Card title="Storage">
      <p>
        {persisted
          ? 'Your battles are kept until you delete them.'
          : 'This browser may clear your battles when the device runs out of space.'}
      </p>
      <p className="muted">
        {megabytes(used)} in use of {megabytes(quota)}.
      </p>
      {!persisted && <Button onClick={() => void ask()}>Keep my battles</Button>}
      {refused && (
        <p role="status">The browser said no. Installing the app usually changes its mind.</p>
      )}
    </Card>
  );
}
