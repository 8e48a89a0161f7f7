import { IonContent } from '@ionic/react';
import { Suspense } from 'react';
import './MorePage.css';
import { OptionsSection } from '../../games/shieldwall';
import { PageHead } from '../../ui/PageHead';
import { AboutSection } from './AboutSection';
import { DiceSection } from './DiceSection';
import { InstallSection } from './InstallSection';
import { LookSection } from './LookSection';
import { PlaySection } from './PlaySection';
import { StorageSection } from './StorageSection';

export default function MorePage() {
  return (
    <>
      <PageHead title="More" />
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
