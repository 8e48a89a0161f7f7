import { useState, useSyncExternalStore } from 'react';
import { applyUpdate, onUpdate, updateIsWaiting } from './update';

/** Quiet, above the tabs, and gone for this visit when the player says "Later". */
export function UpdateNotice() {
  const isWaiting = useSyncExternalStore(onUpdate, updateIsWaiting);
  const [later, setLater] = useState(false);
  if (!isWaiting || later) return null;
  return (
    <aside className="update-notice" role="status">
      <p>A new version is ready.</p>
      <button type="button" onClick={() => setLater(true)}>
        Later
      </button>
      <button type="button" className="main" onClick={applyUpdate}>
        Update
      </button>
    </aside>
  );
}
