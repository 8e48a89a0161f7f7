import { Suspense } from 'react';
import { Content } from '#/ui/Content';
import './MorePage.css';
import { PageHead } from '#/ui/PageHead';
import { useChosenGame } from '../chosenGame';
import { AboutSection } from './AboutSection';
import { DiceSection } from './DiceSection';
import { InstallSection } from './InstallSection';
import { LookSection } from './LookSection';
import { PlaySection } from './PlaySection';
import { StorageSection } from './StorageSection';
import { UpdateSection } from './UpdateSection';

export default function MorePage() {
  const [game] = useChosenGame();
  return (
    <>
      <PageHead title="More" />
      <Content>
        <div className="more">
          <UpdateSection />
          <LookSection />
          <PlaySection />
          <DiceSection />
          <Suspense>
            <game.Options />
          </Suspense>
          <InstallSection />
          <StorageSection />
          <AboutSection />
        </div>
      </Content>
    </>
  );
}
