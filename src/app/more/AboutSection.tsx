import { Card } from '../../ui/Card';

export function AboutSection() {
  return (
    <Card title="About">
      <p>
        Shieldwall Companion <span data-testid="version">{__APP_VERSION__}</span>
      </p>
      <p>
        No account, no tracking, no advertising. After the first visit the app works without a
        network, and nothing you enter leaves this device unless you share it.
      </p>
    </Card>
  );
}
