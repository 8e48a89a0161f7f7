import { IonContent, IonHeader, IonPage, IonTitle, IonToolbar } from '@ionic/react';
import { InstallSection } from './InstallSection';

export default function MorePage() {
  return (
    <IonPage>
      <IonHeader>
        <IonToolbar>
          <IonTitle>More</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <InstallSection />
        <section className="more-section">
          <h2>About</h2>
          <p>
            Shieldwall Companion <span data-testid="version">{__APP_VERSION__}</span>
          </p>
          <p>
            No account, no tracking, no advertising. After the first visit the app works without a
            network, and nothing you enter leaves this device unless you share it.
          </p>
        </section>
      </IonContent>
    </IonPage>
  );
}
