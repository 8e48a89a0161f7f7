import { IonApp } from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { useCallback, useRef, useState } from 'react';
import { type SearchOthers, SearchOthersContext } from '#/play/sheet/otherSheets';
import { onDemand } from '../ui/onDemand';
import { Spare } from '../ui/Spare';
import { preloadBattlePage, whenIdle } from './arrival';
import { Crash } from './Crash';
import { GameBar } from './GameBar';
import { Shell } from './Shell';
import { TabBar } from './TabBar';
import { takeOver } from './takeOver';

const AfterArrival = onDemand(() => import('./AfterArrival'));

/** Loaded with the first search that pauses. */
const searchOthers: SearchOthers = async (own, query) =>
  (await import('./otherSheets')).searchOtherSheets(own, query);

/** No link: an address would be another page. */
function toContent() {
  document.querySelector<HTMLElement>('ion-router-outlet > .ion-page:not([inert]) main')?.focus();
}

export function App() {
  const arrived = useRef(false);
  const [settled, setSettled] = useState(false);
  const onArrival = useCallback(() => {
    if (arrived.current) return;
    arrived.current = true;
    takeOver();
    // scripts/budget.ts counts what was asked for up to here.
    performance.mark('first-page');
    // The next tap may well begin a battle; the rest comes behind that tap too.
    preloadBattlePage();
    void whenIdle().then(() => {
      setSettled(true);
      // Without it the app works on; the next start tries again.
      import('./update').then(({ watchForUpdates }) => watchForUpdates()).catch(() => undefined);
    });
  }, []);
  return (
    <Crash>
      <IonApp>
        <IonReactHashRouter>
          <button type="button" className="skip" onClick={toContent}>
            Skip to content
          </button>
          <div className="shell">
            <SearchOthersContext value={searchOthers}>
              <Shell onArrival={onArrival} />
            </SearchOthersContext>
            <Spare>{settled && <AfterArrival />}</Spare>
            <GameBar />
            <TabBar />
          </div>
        </IonReactHashRouter>
      </IonApp>
    </Crash>
  );
}
