import { percent } from '../../../../../ui/percent';
import { type Combat, type CombatOdds, SIDES } from '../../../rules';

export interface FatesProps {
  readonly odds: CombatOdds;
  readonly combat: Combat;
}

/** How each unit may come out of it, refight included. */
export function Fates({ odds, combat }: FatesProps) {
  const nameOf = (id: string) =>
    SIDES.flatMap((side) => combat[side]).find((fighter) => fighter.id === id)?.name ?? '';
  return (
    <table className="fates">
      <caption>How each unit may come out of it</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Shaken</th>
          <th scope="col">Loses a stand</th>
          <th scope="col">Retires</th>
          <th scope="col">Breaks</th>
        </tr>
      </thead>
      <tbody>
        {odds.fighters.map((fighter) => (
          <tr key={fighter.id}>
            <th scope="row">{nameOf(fighter.id)}</th>
            <td>{percent(fighter.endsShaken)}</td>
            <td>{percent(fighter.losesStand)}</td>
            <td>{percent(fighter.retires)}</td>
            <td>{percent(fighter.breaks)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
