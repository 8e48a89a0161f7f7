import { useSettings } from '#/store/react';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';

export function DiceSection() {
  const [{ diceStyle, cardStyle }, change] = useSettings();
  return (
    <Card title="Dice and cards">
      <Choice
        label="Default dice"
        options={[
          { id: 'app', word: 'App dice' },
          { id: 'real', word: 'Real dice' },
        ]}
        value={diceStyle}
        onSet={(id) => change('diceStyle', id)}
      />
      <Choice
        label="For gods and duels, first offer"
        options={[
          { id: 'app', word: 'The app’s cards' },
          { id: 'real', word: 'Our own cards' },
        ]}
        value={cardStyle}
        onSet={(id) => change('cardStyle', id)}
      />
    </Card>
  );
}
