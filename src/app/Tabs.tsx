import { IonLabel, IonRouterOutlet, IonTabBar, IonTabButton, IonTabs } from '@ionic/react';
import { Suspense } from 'react';
import { Navigate, Route } from 'react-router-dom';
import { Arrived } from './Arrived';
import { routes } from './routes';
import { TabIcon } from './TabIcon';
import { tabs } from './tabs';

export function Tabs({ onArrival }: { onArrival: (() => void) | undefined }) {
  return (
    <IonTabs>
      <IonRouterOutlet>
        {routes.map(({ path, Page }) => (
          <Route
            key={path}
            path={path}
            element={
              <Suspense fallback={null}>
                <Arrived onArrival={onArrival}>
                  <Page />
                </Arrived>
              </Suspense>
            }
          />
        ))}
        <Route path="/" element={<Navigate to="/battle" replace />} />
        <Route path="*" element={<Navigate to="/battle" replace />} />
      </IonRouterOutlet>
      <nav slot="bottom" aria-label="Main">
        <IonTabBar>
          {tabs.map(({ name, label }) => (
            <IonTabButton key={name} tab={name} href={`/${name}`}>
              <TabIcon name={name} />
              <IonLabel>{label}</IonLabel>
            </IonTabButton>
          ))}
        </IonTabBar>
      </nav>
    </IonTabs>
  );
}
