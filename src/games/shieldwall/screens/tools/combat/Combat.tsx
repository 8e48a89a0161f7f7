import { useMemo, useState } from 'react';
import {
  BAND_NAMES,
  type Battle,
  type CombatOrder,
  combatOf,
  FIGURES,
  fightOf,
  isFoughtAtOnce,
  isStandOff,
  mayFight,
  orderOf,
  resolveCombat,
  SIDES,
  type Side,
  STAND_OFF,
} from '#/games/shieldwall/rules';
import type { Faces } from '#/play/roll/dice';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Switch } from '#/ui/Switch';
import { usePainted } from '#/ui/usePainted';
import { sideAtHand } from '../../battle/atHand';
import { Calculator } from '../Calculator';
import { Reminder } from '../Reminder';
import { type About, useToolBattle } from '../toolBattle';
import { Forces } from './Forces';
import { Odds } from './Odds';
import { combatPlan, readCounted, readRisks, readRounds } from './plan';

/** In milliseconds. */
const TWO_FRAMES = 34;

const WON: readonly string[] = ['victory', 'success'];

/** Who was lost between the two, the gravest loss first: "Jostein falls". */
function lostIn(before: Battle, after: Battle): string | null {
  const leaders = Object.values(before.contingents).filter(
    ({ leader }) => leader.fate === 'leading',
  );
  const fate = (of: 'killed' | 'captured') =>
    leaders.find(({ id }) => after.contingents[id]?.leader.fate === of)?.leader.name;
  const killed = fate('killed');
  const captured = fate('captured');
  if (killed) return `${killed} falls`;
  return captured ? `${captured} captured` : null;
}

/** COMB, RES: who fights whom, the odds, the rounds, the leaders' risk and the moves after it. */
export default function Combat({ about }: { readonly about: About }) {
  const { battle, id } = useToolBattle();
  const [order, setOrder] = useState<CombatOrder>(() => {
    const unit = about.unit ? battle.units[about.unit] : undefined;
    return unit ? fightOf(battle, unit) : orderOf(battle, { red: [], black: [] });
  });
  const combat = useMemo(() => combatOf(battle, order), [battle, order]);
  // The odds come first, what makes up each one's dice two frames later.
  const forces = usePainted(
    useMemo(() => ({ order, combat }), [order, combat]),
    TWO_FRAMES,
  );
  const fighting = [...order.red, ...order.black].flatMap(({ unit }) => battle.units[unit] ?? []);
  // CHG-4: those whom pursuers meet fight at once, and again.
  const met = fighting.some((unit) => isFoughtAtOnce(battle, unit));
  const ready = order.red.length > 0 && order.black.length > 0 && combat.ok;
  const plan = combatPlan(battle, ready ? combat.value : null);
  const own = battle.units[about.unit ?? '']?.side ?? 'red';
  /** In the phase that both share it is told to the player at hand; a flight that goes on, to its own. */
  const viewer: Side = id && battle.phase === 'combat' ? sideAtHand(id, battle) : own;

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
      command={(faces, counted) => ({
        type: 'combat',
        order,
        rounds: readRounds(faces),
        risks: readRisks(faces),
        ...(counted.size > 0 && { counted: readCounted(counted) }),
      })}
      headline={(faces) => {
        const last = lastRound(faces);
        if (!last) return 'Result';
        const { red, black } = last.hits;
        if (isStandOff(last)) return `${STAND_OFF}: ${red.total} to ${black.total}, nobody has won`;
        return `${BAND_NAMES[last.bands[viewer]]} for ${battle.sides[viewer].name}: ${
          viewer === 'red' ? `${red.total} to ${black.total}` : `${black.total} to ${red.total}`
        }`;
      }}
      verdict={(faces, after) => {
        const last = lastRound(faces);
        if (!last) return null;
        const { red, black } = last.hits;
        const score = { red: red.total, black: black.total };
        const winner = SIDES.find((side) => WON.includes(last.bands[side])) ?? null;
        return {
          words:
            lostIn(battle, after) ??
            (isStandOff(last) ? STAND_OFF : BAND_NAMES[last.bands[viewer]]),
          winner,
          score,
        };
      }}
      pause={(faces) => {
        const last = lastRound(faces);
        if (!last) return null;
        const { red, black } = last.hits;
        return {
          words: BAND_NAMES[last.bands[viewer]],
          score: { red: red.total, black: black.total },
          said: `Each unit takes ${FIGURES.result.inconclusiveDps} DP, and they fight again (RES-3).`,
        };
      }}
      choice={(faces) => {
        const last = lastRound(faces);
        const asks =
          last && SIDES.some((side) => last.results[side].some(({ move }) => move === 'choice'));
        return asks ? (
          <Choice
            label="Losers split: winners"
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
        order={forces.order}
        combat={forces.combat.ok ? forces.combat.value : null}
        met={met}
        onChange={setOrder}
      />
      {ready && (
        <Card>
          <Switch
            rule="COMB-1"
            on={order.charge}
            onSet={(charge) => setOrder({ ...order, charge })}
          >
            A charge combat
          </Switch>
          <Reminder of="combat" />
        </Card>
      )}
      {ready && <Odds combat={combat.value} viewer={viewer} />}
    </Calculator>
  );
}
