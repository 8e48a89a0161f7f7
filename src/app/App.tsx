import { IonApp } from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { lazy, Suspense, useState } from 'react';
import { Crash } from './Crash';
import { Kept } from './Kept';
import { afterPaint } from './paint';
import { Shell } from './Shell';
import { UpdateNotice } from './UpdateNotice';
import { watchForUpdates } from './update';
import { sendForBoard } from './way';

// They can wait until the first page stands.
const KeepLook = lazy(() => import('./KeepLook'));
const StoreNews = lazy(() => import('./StoreNews'));

export function App() {
  const [arrived, setArrived] = useState(false);
  const onArrival = () => {
    document.getElementById('first')?.remove();
    // scripts/budget.ts counts what was asked for up to here.
    performance.mark('first-page');
    // The next tap may well begin a battle; before the rest, for which nobody waits.
    sendForBoard();
    void afterPaint().then(() => {
      setArrived(true);
      void watchForUpdates();
    });
  };
  return (
    <Crash>
      <IonApp>
        <IonReactHashRouter>
          <Shell onArrival={arrived ? undefined : onArrival} />
        </IonReactHashRouter>
        <UpdateNotice />
        {arrived && (
          <Suspense>
            <Kept>
              <KeepLook />
              <StoreNews />
            </Kept>
          </Suspense>
        )}
      </IonApp>
    </Crash>
  );
}
