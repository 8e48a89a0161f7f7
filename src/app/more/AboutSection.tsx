import { Suspense } from 'react';
import { GAMES } from '#/games';
import { Card } from '#/ui/Card';

export function AboutSection() {
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
      <p>With a keyboard: Ctrl + / lists the shortcuts.</p>
      <h3>Sources</h3>
      <Suspense>
        {GAMES.map(({ id, About }) => (
          <About key={id} />
        ))}
      </Suspense>
      <p>This app is made by players and is not an official product.</p>
    </Card>
  );
}
