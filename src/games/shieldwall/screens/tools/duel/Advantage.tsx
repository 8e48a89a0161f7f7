import {
  type Duel,
  duelAdvantage,
  duelAdvantageOdds,
  duelAdvantageParts,
} from '#/games/shieldwall/rules';
import { Calculator } from '../Calculator';
import { DiceOffOdds } from '../DiceOffOdds';
import { diceOffPlan, readDiceOff } from '../diceOff';
import { useToolBattle } from '../toolBattle';
import { DuelTable } from './DuelTable';
import { LeaveDuel } from './LeaveDuel';
import { fighterName } from './names';

/** DUEL-5: the higher die plays second. */
export function Advantage({ duel }: { readonly duel: Duel }) {
  const { battle } = useToolBattle();
  const heroes = {
    red: duel.fighters.red.kind === 'heroicChampion',
    black: duel.fighters.black.kind === 'heroicChampion',
  };
  const parts = duelAdvantageParts(heroes);
  return (
    <Calculator
      title="Advantage"
      aside={<LeaveDuel />}
      roll="advantage"
      plan={diceOffPlan(battle, parts, 'DUEL-5')}
      command={(faces) => ({ type: 'rollAdvantage', rolls: readDiceOff(faces) })}
      headline={(faces) => {
        const result = duelAdvantage(heroes, readDiceOff(faces));
        const higher = result.ok ? result.value.higher : null;
        return higher && `${fighterName(battle, duel, higher)} has the advantage`;
      }}
      onApplied={() => undefined}
    >
      <DuelTable duel={duel} />
      <DiceOffOdds parts={parts} odds={duelAdvantageOdds(heroes)} prize="Advantage to" />
    </Calculator>
  );
}
