import './EndCard.css';
import { useIonRouter } from '@ionic/react';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { SideMark } from '../../../../ui/SideMark';
import { SIDE_NAMES } from '../../../../ui/side';
import { type Battle, SIDES, summary } from '../../rules';
import { newBattlePath } from '../setup/address';
import { endInWords, SUMMARY_ROWS, summaryInWords } from './account';
import { ShareText } from './ShareText';

export interface EndCardProps {
  readonly battle: Battle;
  readonly name: string;
}

/** END-1: what it has cost each side. The battle is over until somebody says that it goes on. */
export function EndCard({ battle, name }: EndCardProps) {
  const router = useIonRouter();
  const result = summary(battle);
  return (
    <Card title="The battle is over">
      <p className="end-how">{endInWords(battle)}</p>
      <table className="end">
        <caption className="sr-only">What it has cost each side</caption>
        <thead>
          <tr>
            {SIDES.map((side) => (
              <th key={side} scope="col" className={side}>
                <span className="end-side">
                  <SideMark side={side} />
                  <span className="sr-only">{SIDE_NAMES[side]}:</span>
                  <bdi>{result[side].name}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {SUMMARY_ROWS.map(({ label, figure, names }) => (
          <tbody key={label}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {label}
              </th>
            </tr>
            <tr>
              {SIDES.map((side) => (
                <td key={side}>
                  <b>{figure(result[side])}</b>
                  {names?.(result[side]).map((who, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two units may bear one name
                    <bdi key={`${who} ${place}`}>{who}</bdi>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <div className="end-ways">
        <ShareText
          word="Share the result"
          name={name}
          write={async () => summaryInWords(name, battle)}
        />
        <Button icon="plus" onClick={() => router.push(newBattlePath())}>
          New battle
        </Button>
      </div>
    </Card>
  );
}
