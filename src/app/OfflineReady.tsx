import { useEffect, useState } from 'react';
import { isNative } from '../platform/native';
import { readNote, writeNote } from './localNote';

const NAME = 'offline';
/** Long enough to be read, in milliseconds. */
const SHOWN = 6000;

/** Says once on this device that the app no longer needs a network. It covers nothing: taps go through it. */
export default function OfflineReady() {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (isNative() || readNote(NAME) === true) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    void navigator.serviceWorker?.ready.then(() => {
      writeNote(NAME, true);
      setShown(true);
      timer = setTimeout(setShown, SHOWN, false);
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="offline-ready" data-offline-ready role="status">
      {shown && 'Ready to use offline.'}
    </p>
  );
}
