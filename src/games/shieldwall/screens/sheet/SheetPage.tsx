import { useIonViewDidEnter, useIonViewWillLeave } from '@ionic/react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useOwnQuery } from '../../../../ui/useOwnQuery';
import type { BattleOn } from './battleOn';
import { SheetView } from './SheetView';
import { useLinks } from './useLinks';
import './sheet.css';
import './entry.css';
import './note.css';
import './print.css';

const BattleWatch = lazy(() => import('./BattleWatch'));

/** `/sheet` and `/sheet/<entry>`; `?unit=` marks the rows that apply to a unit of the battle. */
export default function SheetPage() {
  const page = useRef<HTMLDivElement>(null);
  useLinks(page);
  const { entry } = useParams();
  const query = useOwnQuery(entry ? `/sheet/${entry}` : '/sheet');
  const [visit, setVisit] = useState(1);
  const [shown, setShown] = useState(true);
  const [battle, setBattle] = useState<BattleOn | null>(null);
  useIonViewDidEnter(() => {
    setShown(true);
    setVisit((before) => before + 1);
  });
  useIonViewWillLeave(() => setShown(false));
  const [stands, setStands] = useState(false);
  useEffect(() => setStands(true), []);
  return (
    <div className="sheet-page" ref={page}>
      <SheetView battle={battle} asked={query.get('unit')} goTo={entry ?? null} shown={shown} />
      <Suspense>{stands && <BattleWatch visit={visit} onChange={setBattle} />}</Suspense>
    </div>
  );
}
