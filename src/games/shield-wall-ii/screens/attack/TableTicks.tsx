import { Switch } from '#/ui/Switch';
import type { Ticks, Unit } from '../../rules';

export interface TableTicksProps {
  readonly attackers: readonly Unit[];
  readonly ticks: Ticks;
  readonly onTick: (ticks: Ticks) => void;
}

const QUESTIONS = [
  { key: 'downhill', word: 'stands higher' },
  { key: 'friendInFront', word: 'has a friend in its other front hex' },
] as const;

/** What only the table shows of each attacker (ATT-4). */
export function TableTicks({ attackers, ticks, onTick }: TableTicksProps) {
  return attackers.flatMap(({ id, name }) =>
    QUESTIONS.map(({ key, word }) => {
      const ids = ticks[key] ?? [];
      return (
        <Switch
          key={`${id} ${key}`}
          on={ids.includes(id)}
          onSet={(on) =>
            onTick({ ...ticks, [key]: on ? [...ids, id] : ids.filter((each) => each !== id) })
          }
        >
          {name} {word}
        </Switch>
      );
    }),
  );
}
