import { use, useState } from 'react';
import { Notice } from '../ui/Notice';
import { news } from './keep';

/** Says what had been lost and is back; it waits until it has been read. */
export default function StoreNews() {
  const words = use(news);
  const [read, setRead] = useState(false);
  if (!words || read) return null;
  return (
    <div className="above-tabs">
      <Notice onClose={() => setRead(true)}>{words}</Notice>
    </div>
  );
}
