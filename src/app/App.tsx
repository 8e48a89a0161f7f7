import { IonApp } from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { useCallback, useRef, useState } from 'react';
import { onDemand } from '../ui/onDemand';
import { Spare } from '../ui/Spare';
import { preloadBattlePage, whenIdle } from './arrival';
import { Crash } from './Crash';
import { Shell } from './Shell';
import { StoreReady } from './StoreReady';
import { TabBar } from './TabBar';

// They can wait until the first page has come to rest.
const LookFromSettings = onDemand(() => import('./LookFromSettings'));
const StoreNews = onDemand(() => import('./StoreNews'));
const GameBar = onDemand(() => import('./GameBar'));
const Shortcuts = onDemand(() => import('./Shortcuts'));
const OfflineReady = onDemand(() => import('./OfflineReady'));

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
    document.getElementById('first')?.remove();
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
            <Shell onArrival={onArrival} />
            <Spare>
              {settled && (
                <StoreReady>
                  <LookFromSettings />
                  <StoreNews />
                  <OfflineReady />
                </StoreReady>
              )}
            </Spare>
            <Spare>{settled && <Shortcuts />}</Spare>
            <Spare>{settled && <GameBar />}</Spare>
            <TabBar />
          </div>
        </IonReactHashRouter>
      </IonApp>
    </Crash>
  );
}
