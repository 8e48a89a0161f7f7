import { Suspense, useState } from 'react';
import { GAMES } from '#/games';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { onDemand } from '#/ui/onDemand';
import { Spare } from '#/ui/Spare';
import css from './MorePage.module.css';
import { ReportProblem } from './ReportProblem';

const WhatIsNew = onDemand(() => import('./WhatIsNew'));

export function AboutSection() {
  const [open, setOpen] = useState<'news' | 'report' | null>(null);
  const close = () => setOpen(null);
  return (
    <Card title="About">
      <p>
        Shieldwall Companion <span data-testid="version">{__APP_VERSION__}</span>
      </p>
      <p>
        It keeps a battle’s markers, cards, dice and sums, so that the table stays clear for the
        figures. It does not replace the rules: have them at hand.
      </p>
      <p>
        No account, no tracking, no advertising. After the first visit the app works without a
        network, and nothing you enter leaves this device unless you share it.
      </p>
      <div className={css.moreButtons}>
        <Button onClick={() => setOpen('news')}>What is new</Button>
        <Button onClick={() => setOpen('report')}>Report a problem</Button>
      </div>
      <p>With a keyboard: Ctrl + / lists the shortcuts.</p>
      <h3>Sources</h3>
      <Suspense>
        {GAMES.map(({ id, About }) => (
          <About key={id} />
        ))}
      </Suspense>
      <h3>Licence</h3>
      <p>
        The app is free software under the MIT licence. The rules belong to their authors. It is
        made by players and is not an official product.
      </p>
      <Spare>{open === 'news' && <WhatIsNew onClose={close} />}</Spare>
      {open === 'report' && <ReportProblem onClose={close} />}
    </Card>
  );
}
