import { useState } from 'react';
import { type Contingent, contingentsInOrder, riskOdds } from '#/games/shieldwall/rules';
import type { Faces } from '#/play/roll/dice';
import { Card } from '#/ui/Card';
import { OddsBar } from '#/ui/OddsBar';
import { RuleCode } from '#/ui/RuleCode';
import { bandsOf } from '../bandsOf';
import { barTo } from '../barTo';
import { Calculator } from '../Calculator';
import { ignoringTurnOrder } from '../ignoringTurnOrder';
import { MadeUpLeader } from '../MadeUpLeader';
import { type About, leaderAbout, useToolBattle } from '../toolBattle';
import { WhichLeader } from '../WhichLeader';
import { FALLS, riskThrowers } from './throwers';

const BANDS = [
  { outcome: 'unhurt', label: 'Unhurt', tone: 1 },
  { outcome: 'light', label: 'Light wound', tone: 3 },
  { outcome: 'severe', label: 'Severe wound', tone: 4 },
  { outcome: 'killed', label: 'Killed', tone: 5 },
] as const;

const isAtRisk = ({ leader }: Contingent): boolean =>
  leader.atRisk === 'missiles' || leader.atRisk === 'combat';

/** RISK-1: his retinue was hit or has fought. */
export default function Risk({ about }: { readonly about: About }) {
  const { battle, id } = useToolBattle();
  const leaders = contingentsInOrder(battle).filter(({ leader }) => leader.fate === 'leading');
  const [who, setWho] = useState(
    () => leaderAbout(battle, about) ?? leaders.find(isAtRisk)?.id ?? null,
  );
  const chosen = leaders.find((each) => each.id === who) ?? null;
  const thrown = (faces: Faces) =>
    chosen ? riskThrowers(chosen, faces).flatMap((thrower) => faces[thrower.id] ?? []) : [];
  const commandFor = (faces: readonly number[]) =>
    chosen && ({ type: 'riskTest', contingent: chosen.id, faces } as const);
  const unhurt = commandFor([6]);
  const odds = chosen && riskOdds(chosen.leader.lp);
  return (
    <Calculator
      title="Risk to leader"
      roll="risk"
      plan={(faces) => (chosen ? riskThrowers(chosen, faces) : [])}
      bar={id !== null && unhurt ? barTo(battle, unhurt) : null}
      command={(faces) => {
        const command = commandFor(thrown(faces));
        return command && ignoringTurnOrder(id, command);
      }}
      headline={(faces) => {
        const last = chosen && riskThrowers(chosen, faces).at(-1);
        const what = last?.result(faces[last.id] ?? []);
        return chosen && what && `${chosen.leader.name}${what === FALLS ? '' : ':'} ${what}`;
      }}
    >
      <WhichLeader
        label="Leader"
        leaders={leaders}
        chosen={chosen}
        onChoose={(contingent) => setWho(contingent.id)}
        why={(contingent) => (isAtRisk(contingent) ? 'at risk' : null)}
      />
      {chosen && <MadeUpLeader contingent={chosen} />}
      {odds && (
        <Card odds title="Before the roll" aside={<RuleCode rule="RISK-1" />}>
          <OddsBar
            label={`What can become of ${chosen.leader.name}`}
            bands={bandsOf(BANDS, odds)}
          />
        </Card>
      )}
    </Calculator>
  );
}
