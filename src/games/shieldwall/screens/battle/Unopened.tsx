import { IonContent } from '@ionic/react';
import { useState } from 'react';
import { saveAsFile } from '../../../../platform/share';
import { rawBattle } from '../../../../store/battles';
import type { BattleRow } from '../../../../store/database';
import { database } from '../../../../store/react';
import { troubleOf } from '../../../../store/trouble';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';

/** A battle that cannot be read; nothing else is touched by it. */
export function Unopened({ row, message }: { readonly row: BattleRow; readonly message: string }) {
  const [said, setSaid] = useState('');
  const save = () =>
    rawBattle(database, row.id)
      .then((text) => saveAsFile('unreadable-battle.json', text))
      .then(
        (where) => setSaid(`Saved among your ${where}.`),
        (error) => setSaid(troubleOf(error).advice),
      );
  return (
    <IonContent>
      <div className="board">
        <Card title={<bdi>{row.name}</bdi>}>
          <p role="alert">{message}</p>
          <div className="turn-ends">
            <Button kind="main" onClick={() => location.reload()}>
              Try again
            </Button>
            <Button onClick={() => void save()}>Save what is stored of it</Button>
          </div>
          <p role="status">{said}</p>
        </Card>
      </div>
    </IonContent>
  );
}
