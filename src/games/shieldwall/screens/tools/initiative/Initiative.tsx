import { useState } from 'react';
import {
  commanderPoints,
  initiative,
  initiativeOdds,
  initiativeParts,
  otherSide,
} from '#/games/shieldwall/rules';
import type { Faces } from '#/play/roll/dice';
import { Choice } from '#/ui/Choice';
import { barTo } from '../barTo';
import { Calculator } from '../Calculator';
import { Commanders } from '../Commanders';
import { DiceOffOdds } from '../DiceOffOdds';
import { diceOffPlan, readDiceOff } from '../diceOff';
import { ignoringTurnOrder } from '../ignoringTurnOrder';
import { useToolBattle } from '../toolBattle';

/** TURN-1: a D6 each; the winner goes first, or lets the enemy. */
export default function Initiative() {
  const { battle, id } = useToolBattle();
  const [yields, setYields] = useState(false);
  const lps = commanderPoints(battle);
  const winner = (faces: Faces) => {
    const result = initiative(lps, readDiceOff(faces));
    return result.ok ? result.value.higher : null;
  };
  return (
    <Calculator
      title="Initiative"
      roll="initiative"
      plan={diceOffPlan(battle, initiativeParts(lps), 'TURN-1')}
      bar={
        id === null
          ? null
          : barTo(battle, { type: 'rollInitiative', rolls: [{ red: 6, black: 1 }], first: 'red' })
      }
      command={(faces) => {
        const won = winner(faces);
        return (
          won &&
          ignoringTurnOrder(id, {
            type: 'rollInitiative',
            rolls: readDiceOff(faces),
            first: yields ? otherSide(won) : won,
          })
        );
      }}
      headline={(faces) => {
        const won = winner(faces);
        return won && `Initiative to ${battle.sides[won].name}`;
      }}
      choice={(faces) => {
        const won = winner(faces);
        return (
          won && (
            <Choice
              label={`${battle.sides[won].name} to go`}
              value={yields ? 'second' : 'first'}
              options={[
                { id: 'first', word: 'First' },
                { id: 'second', word: 'Second' },
              ]}
              onSet={(place) => setYields(place === 'second')}
            />
          )
        );
      }}
    >
      <Commanders />
      <DiceOffOdds parts={initiativeParts(lps)} odds={initiativeOdds(lps)} prize="Initiative to" />
    </Calculator>
  );
}
