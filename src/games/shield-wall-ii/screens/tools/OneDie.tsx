import { useState } from 'react';
import { D6, throwDice } from '#/core/dice';
import { appChance } from '#/platform/chance';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Die } from '#/ui/Die';
import css from './tools.module.css';

/** A plain D6, for whatever the rules did not think of. */
export function OneDie() {
  const [face, setFace] = useState<number | null>(null);
  return (
    <Card title="A plain D6">
      <p className={css.swThrown} role="status">
        {face !== null && (
          <>
            <Die face={face} /> {face}
          </>
        )}
      </p>
      <Button
        kind="main"
        icon="dice"
        onClick={() => setFace(throwDice(appChance, D6, 1)[0] ?? null)}
      >
        Throw
      </Button>
    </Card>
  );
}
