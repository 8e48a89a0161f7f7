import { IonContent } from '@ionic/react';
import type { BattleRow } from '../../../../store/database';
import { Card } from '../../../../ui/Card';

/** A battle that cannot be read; nothing else is touched by it. */
export function Unopened({ row, message }: { readonly row: BattleRow; readonly message: string }) {
  return (
    <IonContent>
      <div className="board">
        <Card title={<bdi>{row.name}</bdi>}>
          <p role="alert">{message}</p>
        </Card>
      </div>
    </IonContent>
  );
}
