import { useEffect, useState } from 'react';
import { database } from '../store/home';
import { trouble } from '../store/trouble';
import { Notice } from '../ui/Notice';
import { news } from './keep';

/** Says what had been lost and is back, or who holds the storage; it waits until it has been read. */
export default function StoreNews() {
  const blocked = useBlocked();
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    database.hurry();
    void news.then(setWords);
  }, []);
  const { risk, advice } = trouble('blocked');
  if (!blocked && !words) return null;
  return (
    <div className="above-tabs">
      {blocked ? (
        <Notice>
          {risk} {advice}
        </Notice>
      ) : (
        <Notice onClose={() => setWords(null)}>{words}</Notice>
      )}
    </div>
  );
}

/** An older version in another window keeps the database from being opened by this one. */
function useBlocked(): boolean {
  const [blocked, setBlocked] = useState(database.blocked);
  useEffect(() => {
    const onBlocked = () => setBlocked(true);
    const onReady = () => setBlocked(false);
    database.on('blocked', onBlocked);
    database.on('ready', onReady, true);
    return () => {
      database.on('blocked').unsubscribe(onBlocked);
      database.on('ready').unsubscribe(onReady);
    };
  }, []);
  return blocked;
}
