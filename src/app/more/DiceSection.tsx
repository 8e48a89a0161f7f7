import { useSettings } from '#/store/react';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';

export function DiceSection() {
  const [{ diceStyle }, change] = useSettings();
  return (
    <Card title="Dice">
      <Choice
        label="At every roll, first offer"
        options={[
          { id: 'app', word: 'The app’s dice' },
          { id: 'real', word: 'Our own dice' },
        ]}
        value={diceStyle}
        onSet={(id) => change('diceStyle', id)}
      />
    </Card>
  );
}
