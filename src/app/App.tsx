import { IonApp } from '@ionic/react';
import { IonReactHashRouter } from '@ionic/react-router';
import { Crash } from './Crash';
import { Tabs } from './Tabs';
import { UpdateNotice } from './UpdateNotice';

export function App() {
  return (
    <Crash>
      <IonApp>
        <IonReactHashRouter>
          <Tabs />
        </IonReactHashRouter>
        <UpdateNotice />
      </IonApp>
    </Crash>
  );
}
