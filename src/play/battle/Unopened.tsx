import { useState } from 'react';
import type { BattleRow } from '#/store/rows';
import { troubleOf } from '#/store/trouble';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Content } from '#/ui/Content';
import { useNavigation } from '#/ui/navigation';
import css from './board.module.css';
import endCardCss from './EndCard.module.css';
import { saveRaw } from './saveRaw';

export interface UnopenedProps {
  readonly row: BattleRow;
  readonly message: string;
}

/** A battle that cannot be read; nothing else is touched by it, and what is stored of it can be had. */
export function Unopened({ row, message }: UnopenedProps) {
  const navigation = useNavigation();
  const [said, setSaid] = useState('');
  return (
    <Content>
      <div className={css.board} data-board>
        <Card title={<bdi>{row.name}</bdi>}>
          <p role="alert">{message}</p>
          <p>Your other battles and armies are not touched by this.</p>
          <div className={endCardCss.endWays}>
            <Button
              icon="down"
              onClick={() =>
                void saveRaw(row).then(setSaid, (error) => setSaid(`${troubleOf(error).risk}`))
              }
            >
              Save what is stored of it
            </Button>
            <Button onClick={() => navigation.push('/battle/list')}>Other battles</Button>
          </div>
          <p role="status">{said}</p>
        </Card>
      </div>
    </Content>
  );
}
