import { Suspense } from 'react';
import { Content } from '#/ui/Content';
import { PageHead } from '#/ui/PageHead';
import { useChosenGame } from '../chosenGame';
import { AboutSection } from './AboutSection';
import { DiceSection } from './DiceSection';
import { InstallSection } from './InstallSection';
import { LookSection } from './LookSection';
import css from './MorePage.module.css';
import { PlaySection } from './PlaySection';
import { StorageSection } from './StorageSection';
import { UpdateSection } from './UpdateSection';

export default function MorePage() {
  const [game] = useChosenGame();
  return (
    <>
      <PageHead title="More" />
      <Content>
        <div className={css.more}>
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
