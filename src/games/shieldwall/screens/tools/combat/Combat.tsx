import { useMemo, useState } from 'react';
import { Card } from '../../../../../ui/Card';
import { Choice } from '../../../../../ui/Choice';
import { Switch } from '../../../../../ui/Switch';
import {
  BAND_NAMES,
  type CombatOrder,
  combatOf,
  mayFight,
  orderOf,
  otherSide,
  resolveCombat,
  SIDES,
  type Side,
  unitsInOrder,
} from '../../../rules';
import { Calculator } from '../Calculator';
import type { Faces } from '../dice';
import { type About, useField } from '../field';
import { Forces } from './Forces';
import { Odds } from './Odds';
import { combatPlan, readRisks, readRounds } from './plan';

/** COMB, RES: who fights whom, the odds, the rounds, the leaders' risk and the moves after it. */
export default function Combat({ about }: { readonly about: About }) {
  const { battle } = useField();
  const [order, setOrder] = useState<CombatOrder>(() => opening(battle, about));
  const combat = useMemo(() => combatOf(battle, order), [battle, order]);
  const fighting = [...order.red, ...order.black].flatMap(({ unit }) => battle.units[unit] ?? []);
  // AFTER-5: those whom pursuers meet fight again.
  const met = fighting.some(({ course }) => course === 'pursuing');
  const ready = order.red.length > 0 && order.black.length > 0 && combat.ok;
  const plan = combatPlan(battle, ready ? combat.value : null);
  const viewer: Side = (about.unit && battle.units[about.unit]?.side) || 'red';

  const lastRound = (faces: Faces) => {
    const result = ready ? resolveCombat(combat.value, readRounds(faces)) : null;
    return result?.ok ? result.value.rounds.at(-1) : undefined;
  };

  return (
    <Calculator
      title="Combat"
      roll="combat"
      plan={plan}
      bar={fighting.map((unit) => mayFight(battle, unit, met)).find((bar) => bar !== null) ?? null}
      command={(faces) => ({
        type: 'combat',
        order,
        rounds: readRounds(faces),
        risks: readRisks(faces),
      })}
      headline={(faces) => {
        const last = lastRound(faces);
        if (!last) return 'Result';
        const { red, black } = last.hits;
        return `${BAND_NAMES[last.bands[viewer]]} for ${battle.sides[viewer].name}: ${
          viewer === 'red' ? `${red.total} to ${black.total}` : `${black.total} to ${red.total}`
        }`;
      }}
      choice={(faces) => {
        const last = lastRound(faces);
        const asks =
          last && SIDES.some((side) => last.results[side].some(({ move }) => move === 'choice'));
        return asks ? (
          <Choice
            label="The losers part ways"
            value={order.winners ?? 'followUp'}
            options={[
              { id: 'followUp', word: 'Follow up' },
              { id: 'pursue', word: 'Pursue' },
            ]}
            onSet={(winners) => setOrder({ ...order, winners })}
          />
        ) : null;
      }}
    >
      <Forces
        order={order}
        combat={combat.ok ? combat.value : null}
        met={met}
        onChange={setOrder}
      />
      {ready && (
        <Card>
          <Switch on={order.charge} onSet={(charge) => setOrder({ ...order, charge })}>
            A charge combat <small className="rule">COMB-1</small>
          </Switch>
        </Card>
      )}
      {ready && <Odds combat={combat.value} viewer={viewer} />}
    </Calculator>
  );
}

/** The unit it was opened for, and the enemy if only one can be meant. */
function opening(battle: Parameters<typeof orderOf>[0], about: About): CombatOrder {
  const unit = about.unit ? battle.units[about.unit] : undefined;
  if (!unit) return orderOf(battle, { red: [], black: [] });
  const enemies = unitsInOrder(battle).filter((each) => each.side === otherSide(unit.side));
  const likely = enemies.filter(
    (each) => !each.thisTurn.fought && (each.inCombat || each.thisTurn.charge === 'charges'),
  );
  const foes = likely.length === 1 ? likely : enemies.length === 1 ? enemies : [];
  const [red, black] = unit.side === 'red' ? [[unit], foes] : [foes, [unit]];
  return orderOf(battle, { red, black });
}
