import { type Combat, type CombatOdds, SIDES } from '#/games/shieldwall/rules';
import { percent } from '#/ui/percent';
import css from './Forces.module.css';

export interface FatesProps {
  readonly odds: CombatOdds;
  readonly combat: Combat;
}

const COLUMNS = [
  { key: 'endsShaken', word: 'Shaken' },
  { key: 'losesStand', word: 'Loses a stand' },
  { key: 'retires', word: 'Retires' },
  { key: 'breaks', word: 'Breaks' },
] as const;

/** How each unit may come out of it, refight included. */
export function Fates({ odds, combat }: FatesProps) {
  const nameOf = (id: string) =>
    SIDES.flatMap((side) => combat[side]).find((fighter) => fighter.id === id)?.name ?? '';
  return (
    <table className={css.fates}>
      <caption>How each unit may come out of it</caption>
      <thead>
        <tr>
          <td />
          {COLUMNS.map(({ key, word }) => (
            <th key={key} scope="col">
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {odds.fighters.map((fighter) => (
          <tr key={fighter.id}>
            <th scope="row">{nameOf(fighter.id)}</th>
            {COLUMNS.map(({ key }) => (
              <td key={key}>{fighter[key] > 0 ? percent(fighter[key]) : 'cannot'}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
