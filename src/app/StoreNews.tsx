import { useEffect, useState } from 'react';
import { database } from '../store/home';
import { useOpening, useSecondCopy, useUnsaved } from '../store/react';
import { inWords } from '../store/second-copy/recovered';
import type { Trouble } from '../store/trouble';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { SaveBackup } from './SaveBackup';
import { lostData } from './startStore';

/** When the automatic backup of today is written, after the start. */
const AUTO_BACKUP = 5000;

/**
 * What the player must hear about the storage, above the page so that it covers nothing: what is not
 * saved stays until it is; what was lost, or is stored only once, until it has been read.
 */
export default function StoreNews() {
  const opening = useOpening();
  const unsaved = useUnsaved();
  const { recovered, trouble: copyTrouble } = useSecondCopy();
  const [lost, setLost] = useState<string | null>(null);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    database.secondCopy.hurry();
    void lostData.then(setLost);
    // Long after the first page stands: reading everything takes a phone its time.
    const timer = setTimeout(
      // If it cannot be loaded, the next start tries again.
      () => void import('./autoBackups').then((it) => it.startAutoBackups()).catch(() => undefined),
      AUTO_BACKUP,
    );
    return () => clearTimeout(timer);
  }, []);
  const trouble = opening ?? unsaved.trouble;
  const news = [recovered && inWords(recovered), lost, copyTrouble].filter(
    (each) => each !== null && !read.has(each),
  );
  if (!trouble && news.length === 0) return null;
  return (
    <div className="store-news" data-store-news>
      {trouble && (
        <Notice
          {...(unsaved.count > 0 && {
            action: { word: wordFor(trouble), onAct: database.unsaved.saveAll },
          })}
        >
          {trouble.risk} {trouble.advice} <TroubleWay trouble={trouble} />
        </Notice>
      )}
      {news.map((words) => (
        <Notice key={words} onClose={() => setRead(new Set([...read, words ?? '']))}>
          {words}
        </Notice>
      ))}
    </div>
  );
}

/** What was deleted meanwhile is brought back before it is saved again. */
const wordFor = ({ kind }: Trouble): string => {
  if (kind === 'changed') return 'Keep mine';
  return kind === 'deleted' || kind === 'gone' ? 'Restore' : 'Try again';
};

/** The other way out: what another window saved stays, or all goes into a backup. */
function TroubleWay({ trouble: { kind } }: { readonly trouble: Trouble }) {
  if (kind === 'changed') return <Button onClick={database.unsaved.giveUp}>Keep the other</Button>;
  return <SaveBackup />;
}
