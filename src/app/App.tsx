import { IonApp } from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { Crash } from './Crash';
import { whenIdle } from './idle';
import { Kept } from './Kept';
import { Shell } from './Shell';
import { TabBar } from './TabBar';
import { UpdateNotice } from './UpdateNotice';
import { watchForUpdates } from './update';
import { sendForBoard } from './way';

// They can wait until the first page has come to rest.
const KeepLook = lazy(() => import('./KeepLook'));
const StoreNews = lazy(() => import('./StoreNews'));
const GameBar = lazy(() => import('./GameBar'));

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
    sendForBoard();
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
            {/* Between the page and the tabs, so that a notice covers nothing to tap. */}
            <UpdateNotice />
            {settled && (
              <Suspense>
                <Kept>
                  <KeepLook />
                  <StoreNews />
                </Kept>
              </Suspense>
            )}
            <Suspense>{settled && <GameBar />}</Suspense>
            <TabBar />
          </div>
        </IonReactHashRouter>
      </IonApp>
    </Crash>
  );
}
