import { IonRouterOutlet } from '@ionic/react';
import { Fragment, memo, Suspense } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { OnArrival } from './arrival';
import { OutletPage } from './OutletPage';
import { PageCrash } from './PageCrash';
import { routes } from './routes';
import { StoreReady } from './StoreReady';

/** Where pages stand. */
export const Shell = memo(function Shell({ onArrival }: { onArrival: () => void }) {
  return (
    <div className="shell-pages">
      <IonRouterOutlet>
        {routes.map(({ path, Page, storeless }) => {
          const Ready = storeless ? Fragment : StoreReady;
          return (
            <Route
              key={path}
              path={path}
              element={
                // Ionic shows the page that it meets as it navigates: it must not wait for a chunk,
                // nor be replaced, so no page brings an IonPage of its own.
                <OutletPage path={path}>
                  <PageCrash>
                    <Suspense fallback={null}>
                      <Ready>
                        <OnArrival onArrival={onArrival}>
                          <Page />
                        </OnArrival>
                      </Ready>
                    </Suspense>
                  </PageCrash>
                </OutletPage>
              }
            />
          );
        })}
        <Route path="/" element={<Navigate to="/battle" replace />} />
        <Route path="*" element={<Navigate to="/battle" replace />} />
      </IonRouterOutlet>
    </div>
  );
});
