import { Suspense } from 'react';
import { Content } from '../../ui/Content';
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
      <Content>
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
      </Content>
    </>
  );
}
