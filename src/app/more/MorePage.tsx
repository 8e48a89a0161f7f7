import { IonContent, IonHeader, IonTitle, IonToolbar } from '@ionic/react';
import { Suspense } from 'react';
import './MorePage.css';
import { OptionsSection } from '../../games/shieldwall';
import { AboutSection } from './AboutSection';
import { DiceSection } from './DiceSection';
import { InstallSection } from './InstallSection';
import { LookSection } from './LookSection';
import { PlaySection } from './PlaySection';
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
          <PlaySection />
          <DiceSection />
          <Suspense>
            <OptionsSection />
          </Suspense>
          <InstallSection />
          <StorageSection />
          <AboutSection />
        </div>
      </IonContent>
    </>
  );
}
