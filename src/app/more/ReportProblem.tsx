import { useEffect, useState } from 'react';
import { isNative } from '#/platform/native';
import { copy } from '#/platform/share';
import { useSecondCopy } from '#/store/react';
import { storageInWords } from '#/store/report';
import { answer } from '#/store/trouble';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { isInstalled } from '../install';
import { problemReport } from './problemReport';
import styles from './ReportProblem.module.css';
import { type StorageState, storageState } from './storageState';

const runs = () => {
  if (isNative()) return 'as a native app';
  return isInstalled() ? 'installed' : 'in a browser';
};

/** The facts as a text that can be copied; the app itself sends nothing anywhere. */
export function ReportProblem({ onClose }: { readonly onClose: () => void }) {
  const secondCopy = useSecondCopy();
  const [state, setState] = useState<StorageState | null>();
  const [said, setSaid] = useState('');
  useEffect(() => void answer(storageState()).then(setState, () => setState(null)), []);
  const text =
    state === undefined
      ? ''
      : problemReport({
          version: __APP_VERSION__,
          runs: runs(),
          browser: navigator.userAgent,
          screen: `${innerWidth} x ${innerHeight}, ${getComputedStyle(document.documentElement).fontSize} text`,
          storage: state && storageInWords({ ...state, secondCopy, now: Date.now() }),
        });
  const copyIt = async () =>
    setSaid((await copy(text)) === 'copied' ? 'Copied.' : 'Hold the text to copy it.');
  return (
    <Panel
      title="Report a problem"
      onClose={onClose}
      footer={
        <Button kind="main" onClick={() => void copyIt()}>
          Copy
        </Button>
      }
    >
      <p>Copy this and send it to whoever gave you the app. None of your battles are in it.</p>
      <pre className={styles.text}>{text}</pre>
      <p role="status">{said}</p>
    </Panel>
  );
}
