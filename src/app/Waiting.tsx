import { IonPage } from '@ionic/react';

/** Stands in for a page until its chunk is there. See-through, so that nothing flickers. */
export function Waiting() {
  return <IonPage />;
}
