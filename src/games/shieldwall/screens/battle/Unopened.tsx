import { useIonRouter } from '@ionic/react';
import { useState } from 'react';
import { saveAsFile } from '../../../../platform/share';
import { rawBattle } from '../../../../store/battles';
import type { BattleRow } from '../../../../store/database';
import { database } from '../../../../store/home';
import { troubleOf } from '../../../../store/trouble';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { Content } from '../../../../ui/Content';
import { fileNameOf } from './fileName';

export interface UnopenedProps {
  readonly row: BattleRow;
  readonly message: string;
}

/** A battle that cannot be read; nothing else is touched by it, and what is stored of it can be had. */
export function Unopened({ row, message }: UnopenedProps) {
  const router = useIonRouter();
  const [said, setSaid] = useState('');
  const save = async () => {
    await saveAsFile(`${fileNameOf(row.name)}-raw.json`, await rawBattle(database, row.id));
    return 'Saved on this device, as it is stored.';
  };
  return (
    <Content>
      <div className="board">
        <Card title={<bdi>{row.name}</bdi>}>
          <p role="alert">{message}</p>
          <p>Your other battles and armies are not touched by this.</p>
          <div className="end-ways">
            <Button
              icon="down"
              onClick={() =>
                void save().then(setSaid, (error) => setSaid(`${troubleOf(error).risk}`))
              }
            >
              Save what is stored of it
            </Button>
            <Button onClick={() => router.push('/battle/list')}>Other battles</Button>
          </div>
          <p role="status">{said}</p>
        </Card>
      </div>
    </Content>
  );
}
