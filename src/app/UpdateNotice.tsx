import { useState, useSyncExternalStore } from 'react';
import { Button } from '../ui/Button';
import { applyUpdate, onUpdate, updateIsWaiting } from './update';

/** Quiet, above the tabs, and gone for this visit when the player says "Later". */
export function UpdateNotice() {
  const isWaiting = useSyncExternalStore(onUpdate, updateIsWaiting);
  const [later, setLater] = useState(false);
  if (!isWaiting || later) return null;
  return (
    <aside className="above-tabs update-notice" role="status">
      <p>A new version is ready.</p>
      <Button onClick={() => setLater(true)}>Later</Button>
      <Button kind="main" onClick={() => void applyUpdate()}>
        Update
      </Button>
    </aside>
  );
}
