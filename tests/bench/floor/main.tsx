import '@ionic/react/css/core.css';
import '@ionic/react/css/normalize.css';
import '@ionic/react/css/structure.css';
import '@ionic/react/css/typography.css';
import {
  IonApp,
  IonButton,
  IonContent,
  IonHeader,
  IonLabel,
  IonPage,
  IonRouterOutlet,
  IonTabBar,
  IonTabButton,
  IonTabs,
  IonTitle,
  IonToolbar,
  setupIonicReact,
} from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { type ReactNode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Navigate, Route } from 'react-router-dom';

// The least an Ionic app is: two tabs, a table, a counter. Built as the guides say, nothing tuned.
setupIonicReact();

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>{title}</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>{children}</IonContent>
    </IonPage>
  );
}

function CountPage() {
  const [count, setCount] = useState(0);
  return (
    <Page title="Count">
      <table>
        <tbody>
          <tr>
            <th scope="row">Grade A</th>
            <td>6</td>
          </tr>
        </tbody>
      </table>
      <IonButton onClick={() => setCount(count + 1)}>Add one</IonButton>
      <output data-count={count}>{count}</output>
    </Page>
  );
}

function App() {
  return (
    <IonApp>
      <IonReactHashRouter>
        <IonTabs>
          <IonRouterOutlet>
            <Route path="/count" element={<CountPage />} />
            <Route path="/about" element={<Page title="About">Nothing here.</Page>} />
            <Route path="/" element={<Navigate to="/count" replace />} />
          </IonRouterOutlet>
          <IonTabBar slot="bottom">
            <IonTabButton tab="count" href="/count">
              <IonLabel>Count</IonLabel>
            </IonTabButton>
            <IonTabButton tab="about" href="/about">
              <IonLabel>About</IonLabel>
            </IonTabButton>
          </IonTabBar>
        </IonTabs>
      </IonReactHashRouter>
    </IonApp>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(<App />);
