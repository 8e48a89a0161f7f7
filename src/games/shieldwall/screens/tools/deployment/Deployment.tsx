import {
  commanderPoints,
  deployment,
  deploymentOdds,
  deploymentParts,
  FIGURES,
  otherSide,
} from '#/games/shieldwall/rules';
import { barTo } from '../barTo';
import { Calculator } from '../Calculator';
import { Commanders } from '../Commanders';
import { DiceOffOdds } from '../DiceOffOdds';
import { diceOffPlan, readDiceOff } from '../diceOff';
import { ignoringTurnOrder } from '../ignoringTurnOrder';
import { useToolBattle } from '../toolBattle';

/** SET-1: a D6 each; the lower puts a contingent down, and so on until all are there. */
export default function Deployment() {
  const { battle, id } = useToolBattle();
  const lps = commanderPoints(battle);
  return (
    <Calculator
      title="Deployment"
      roll="deployment"
      plan={diceOffPlan(battle, deploymentParts(lps), 'SET-1')}
      bar={
        id === null
          ? null
          : barTo(battle, { type: 'rollDeployment', rolls: [{ red: 6, black: 1 }] })
      }
      command={(faces) =>
        ignoringTurnOrder(id, { type: 'rollDeployment', rolls: readDiceOff(faces) })
      }
      headline={(faces) => {
        const result = deployment(lps, readDiceOff(faces));
        const higher = result.ok ? result.value.higher : null;
        return (
          higher &&
          `A contingent of ${battle.sides[otherSide(higher)].name} goes down, up to ${FIGURES.deployWithin}″ from the centre`
        );
      }}
    >
      <Commanders />
      <DiceOffOdds parts={deploymentParts(lps)} odds={deploymentOdds(lps)} prize="May wait:" />
    </Calculator>
  );
}
