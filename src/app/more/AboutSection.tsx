import { Card } from '../../ui/Card';

export function AboutSection() {
  return (
    <Card title="About">
      <p>
        Shieldwall Companion <span data-testid="version">{__APP_VERSION__}</span>
      </p>
      <p>
        It keeps a battle’s pebbles, levels, leaders, cards and dice, so that the table stays clear
        for the figures. It does not replace the rules: have them at hand.
      </p>
      <p>
        No account, no tracking, no advertising. After the first visit the app works without a
        network, and nothing you enter leaves this device unless you share it.
      </p>
      <h3>Sources</h3>
      <p>
        Figures and tables follow Shieldwall 2024 (Maldon v2.1), the rulebook and its quick sheet,
        as their author published them. The words here are our own; where the two differ, or both
        are silent, the sheet says so and names the ruling.
      </p>
      <p>
        The ready-made armies are ours, drawn from what is told of Ashdown 871, Maldon 991 and
        Stamford Bridge 1066. This app is made by players and is not an official product.
      </p>
    </Card>
  );
}
