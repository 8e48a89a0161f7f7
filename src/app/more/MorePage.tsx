import { IonContent, IonHeader, IonTitle, IonToolbar } from '@ionic/react';
import './MorePage.css';
import { AboutSection } from './AboutSection';
import { DiceSection } from './DiceSection';
import { InstallSection } from './InstallSection';
import { LookSection } from './LookSection';
import { StorageSection } from './StorageSection';

export default function MorePage() {
  return (
    <>
      <IonHeader>
        <IonToolbar>
          <IonTitle>More</IonTitle>
        </IonToolbar>
      </IonHeader>
      <IonContent>
        <div className="more">
          <LookSection />
          <DiceSection />
          <InstallSection />
          <StorageSection />
          <AboutSection />
        </div>
      </IonContent>
    </>
  );
}
