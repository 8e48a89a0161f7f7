import { useState, useSyncExternalStore } from 'react';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { applyUpdate } from '../update';
import { onUpdate, updateIsWaiting } from '../waitingUpdate';

/** Here and nowhere else: in a battle nothing comes up under a thumb. A mark on the tab tells of it. */
export function UpdateSection() {
  const isWaiting = useSyncExternalStore(onUpdate, updateIsWaiting);
  const [said, setSaid] = useState('');
  if (!isWaiting) return null;
  return (
    <Card title="Update">
      <p>A new version is ready. The app reloads; your battles stay as they are.</p>
      <Button kind="main" onClick={() => void applyUpdate().then(setSaid)}>
        Update now
      </Button>
      <p role="status">{said}</p>
    </Card>
  );
}
