import { IonContent, IonPage } from '@ionic/react';

/** Stands in for a page until its part of the program is there; empty, so that nothing flickers. */
export function Waiting() {
  return (
    <IonPage>
      <IonContent />
    </IonPage>
  );
}
