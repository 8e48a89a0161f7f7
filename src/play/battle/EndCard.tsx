import { SIDE_NAMES, SIDES, type Side } from '#/core/sides';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { useNavigation } from '#/ui/navigation';
import { SideMark } from '#/ui/SideMark';
import css from './EndCard.module.css';
import { ShareText } from './ShareText';

/** One line of the summary: a figure for each side, and whom it is about. */
export interface SummaryRow {
  readonly label: string;
  readonly cells: Readonly<Record<Side, SummaryCell>>;
}

export interface SummaryCell {
  readonly figure: string;
  readonly names?: readonly string[];
}

export interface BattleSummary {
  /** How it ended, in a few words. */
  readonly ending: string;
  /** The armies' own names. */
  readonly names: Readonly<Record<Side, string>>;
  /** What tells most comes first. */
  readonly rows: readonly SummaryRow[];
}

export interface EndCardProps {
  /** The battle's own name. */
  readonly name: string;
  readonly summary: BattleSummary;
  /** The page on which another battle is begun. */
  readonly newBattle: string;
}

/** What it has cost each side. The battle is over until somebody says that it goes on. */
export function EndCard({ name, summary, newBattle }: EndCardProps) {
  const navigation = useNavigation();
  const { ending, names, rows } = summary;
  return (
    <Card title="The battle is over">
      <p className={css.endHow}>{ending}</p>
      <table className={css.end}>
        <caption className="sr-only">What it has cost each side</caption>
        <thead>
          <tr>
            {SIDES.map((side) => (
              <th key={side} scope="col" className={css[side]}>
                <span className={css.endSide}>
                  <SideMark side={side} />
                  <span className="sr-only">{SIDE_NAMES[side]}:</span>
                  <bdi>{names[side]}</bdi>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {rows.map(({ label, cells }) => (
          <tbody key={label}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {label}
              </th>
            </tr>
            <tr>
              {SIDES.map((side) => (
                <td key={side}>
                  <b>{cells[side].figure}</b>
                  {cells[side].names?.map((who, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two units may bear one name
                    <bdi key={`${who} ${place}`}>{who}</bdi>
                  ))}
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
      <div className={css.endWays}>
        <ShareText
          word="Share the result"
          name={name}
          write={async () => summaryInWords(name, summary)}
        />
        <Button icon="plus" onClick={() => navigation.push(newBattle)}>
          New battle
        </Button>
      </div>
    </Card>
  );
}

export function summaryInWords(name: string, { ending, names, rows }: BattleSummary): string {
  const blocks = SIDES.map((side) => {
    const lines = rows.map(({ label, cells }) => {
      const { figure, names: who = [] } = cells[side];
      return `${label}: ${figure}${who.length > 0 ? ` (${who.join('; ')})` : ''}`;
    });
    return [names[side], ...lines].join('\n');
  });
  return [name, ending, ...blocks].join('\n\n');
}
