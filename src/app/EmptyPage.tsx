import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';

export default function EmptyPage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>Shieldwall</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <p className="more-text">This page is being built.</p>
      </IonContent>
    </IonPage>
  );
}
