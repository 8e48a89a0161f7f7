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
import { watchForUpdates } from './update';

// They can wait until the first page has come to rest.
const LookFromSettings = onDemand(() => import('./LookFromSettings'));
const StoreNews = onDemand(() => import('./StoreNews'));
const GameBar = onDemand(() => import('./GameBar'));
const OfflineReady = onDemand(() => import('./OfflineReady'));

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
      void watchForUpdates();
    });
  }, []);
  return (
    <Crash>
      <IonApp>
        <IonReactHashRouter>
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
            <Spare>{settled && <GameBar />}</Spare>
            <TabBar />
          </div>
        </IonReactHashRouter>
      </IonApp>
    </Crash>
  );
}
