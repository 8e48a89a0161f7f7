import { RuleCode } from '#/ui/RuleCode';
import { Ruled } from '#/ui/Ruled';
import {
  type Attack,
  attackerParts,
  attackTotal,
  defenceParts,
  hitWays,
  needsDie,
  type Part,
  sumOf,
} from '../../rules';
import css from './AttackSum.module.css';

export interface AttackSumProps {
  readonly attack: Attack;
  /** Who they are, in the order of the attackers. */
  readonly names: readonly string[];
  readonly target: string;
}

/** "4 basic strength +1 lord −1 friend in front" */
const inWords = (parts: readonly Part[]) =>
  parts.map(({ label, value, rule }, place) => (
    <span key={label}>
      <b>{place > 0 && value > 0 ? `+${value}` : `${value}`.replace('-', '−')}</b>{' '}
      {label.toLowerCase()} <RuleCode rule={rule} />
    </span>
  ));

/** What an attack comes to, part by part, and how likely a hit is (ATT-3, ATT-4, ATT-6). */
export function AttackSum({ attack, names, target }: AttackSumProps) {
  const ways = hitWays(attack);
  return (
    <div className={css.attackSum}>
      <table>
        <tbody>
          {attack.attackers.map((attacker, place) => {
            const parts = attackerParts(attack, attacker);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: an attacker is known by its place
              <tr key={place}>
                <th scope="row">{names[place]}</th>
                <td className={css.attackParts}>{inWords(parts)}</td>
                <td className={css.attackNumber}>{sumOf(parts)}</td>
              </tr>
            );
          })}
          <tr className={css.attackTotal}>
            <th scope="row">Attackers</th>
            <td>
              against {target}: {inWords(defenceParts(attack))} and a die
            </td>
            <td className={css.attackNumber}>{attackTotal(attack)}</td>
          </tr>
        </tbody>
      </table>
      <p className={css.attackChance}>
        <b>{ways}/6</b>{' '}
        <span>
          <Ruled text={chanceWords(ways)} />
        </span>
      </p>
    </div>
  );
}

/** ATT-6, ATT-7: "Hit on a die of 1 to 4". */
function chanceWords(ways: number): string {
  if (!needsDie(ways)) {
    return ways === 0 ? 'No die can hit (ATT-7)' : 'Certain: no die is needed (ATT-7)';
  }
  return ways === 1
    ? 'Hit if the defender throws a 1 (ATT-6)'
    : `Hit if the defender throws 1 to ${ways} (ATT-6)`;
}
