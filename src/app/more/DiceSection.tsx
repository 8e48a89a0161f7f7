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
        label="Default cards for gods and duels"
        options={[
          { id: 'app', word: 'App cards' },
          { id: 'real', word: 'Real cards' },
        ]}
        value={cardStyle}
        onSet={(id) => change('cardStyle', id)}
      />
    </Card>
  );
}
