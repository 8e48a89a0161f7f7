import { useEffect, useRef } from 'react';
import { useNavigation } from '../ui/navigation';
import { keepOpened } from './import/handed';

/** Chromium's; the standard library does not know it. */
interface LaunchQueue {
  setConsumer(
    consume: (launch: {
      readonly targetURL?: string;
      readonly files: readonly FileSystemFileHandle[];
    }) => void,
  ): void;
}

/** The launch that made this document has been followed already. */
let startedAt: string | null = location.hash;

/** A file that is opened with the app, or a shortcut that is tapped, while the app runs or as it starts. */
export default function Launches() {
  const { push } = useNavigation();
  const go = useRef(push);
  useEffect(() => {
    go.current = push;
  });
  useEffect(() => {
    const queue = (window as { launchQueue?: LaunchQueue }).launchQueue;
    queue?.setConsumer(({ targetURL = '', files: [file] }) => {
      if (file) return go.current(keepOpened(file));
      const { hash } = new URL(targetURL, location.href);
      if (hash && hash !== startedAt) go.current(hash.slice(1));
      else startedAt = null;
    });
  }, []);
  return null;
}
