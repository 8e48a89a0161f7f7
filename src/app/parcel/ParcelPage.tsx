import './ParcelPage.css';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import type { Result } from '../../core/result';
import { known } from '../../games/shieldwall';
import type { KnownGame } from '../../store/known';
import { readLink } from '../../store/link';
import type { Parcel } from '../../store/parcel';
import { Card } from '../../ui/Card';
import { Content } from '../../ui/Content';
import { PageHead } from '../../ui/PageHead';
import { ParcelPreview } from './ParcelPreview';
import { PickParcel } from './PickParcel';

type Read = Result<Parcel, string>;

/** `/parcel/<data>` from a link or a code; `/parcel` to pick a file or paste a link. */
export default function ParcelPage() {
  const { '*': data = '' } = useParams();
  const [read, setRead] = useState<Read | null>(null);
  const [count, setCount] = useState(0);
  const take = (reading: (games: readonly KnownGame[]) => Promise<Read>) =>
    known()
      .then((game) => reading([game]))
      .then(
        (next) => {
          setRead(next);
          setCount((before) => before + 1);
        },
        () => setRead({ ok: false, error: 'It could not be read from this device.' }),
      );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another link is read anew
  useEffect(() => {
    setRead(null);
    if (data) void take((games) => readLink(`#/parcel/${data}`, games));
  }, [data]);

  return (
    <>
      <PageHead title="Take in" />
      <Content>
        <div className="parcel">
          {read && !read.ok && (
            <Card title="Not taken in">
              <p role="alert">{read.error} Nothing was changed.</p>
            </Card>
          )}
          {read?.ok && <ParcelPreview key={count} parcel={read.value} />}
          {!(data && read === null) && <PickParcel onPick={(reading) => void take(reading)} />}
        </div>
      </Content>
    </>
  );
}
