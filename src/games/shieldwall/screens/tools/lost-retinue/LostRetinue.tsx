import { useState } from 'react';
import {
  contingentsInOrder,
  lostRetinue,
  lostRetinueOdds,
  refuges,
} from '#/games/shieldwall/rules';
import type { Faces } from '#/play/roll/dice';
import toolFrame from '#/play/roll/ToolFrame.module.css';
import { Card } from '#/ui/Card';
import { OddsBar } from '#/ui/OddsBar';
import { RuleCode } from '#/ui/RuleCode';
import { bandsOf } from '../bandsOf';
import { barTo } from '../barTo';
import { Calculator } from '../Calculator';
import { ignoringTurnOrder } from '../ignoringTurnOrder';
import { type About, leaderAbout, useToolBattle } from '../toolBattle';
import { UnitPicker } from '../UnitPicker';
import { WhichLeader } from '../WhichLeader';

const BANDS = [
  { outcome: 'escapes', label: 'Escapes', tone: 1 },
  { outcome: 'captured', label: 'Captured', tone: 4 },
  { outcome: 'killed', label: 'Falls', tone: 5 },
] as const;
const WORDS = { escapes: 'escapes', captured: 'is captured', killed: 'falls' };

/** RISK-3: his retinue is gone; he dies, is taken, or makes his way to other good men. */
export default function LostRetinue({ about }: { readonly about: About }) {
  const { battle, id } = useToolBattle();
  const leaders = contingentsInOrder(battle).filter(({ leader }) => leader.fate === 'leading');
  const [who, setWho] = useState(
    () =>
      leaderAbout(battle, about) ??
      leaders.find(({ leader }) => leader.atRisk === 'lostRetinue')?.id ??
      null,
  );
  const [nearest, setNearest] = useState<string | null>(null);
  const chosen = leaders.find((each) => each.id === who) ?? null;
  const open = chosen
    ? refuges(battle, chosen.side).filter((unit) => unit.id !== chosen.leader.unit)
    : [];
  // His own bands stand next to him more often than not.
  const likely = open.find((unit) => unit.contingent === chosen?.id) ?? open[0];
  const joins = open.find((unit) => unit.id === nearest) ?? likely;
  const outcomeOf = ({ fate = [] }: Faces) => {
    const result = lostRetinue(fate[0] ?? 0, open.length > 0);
    return result.ok ? result.value : null;
  };
  const commandFor = (face: number) =>
    chosen &&
    ({
      type: 'lostRetinue',
      contingent: chosen.id,
      face,
      ...(joins && { joins: joins.id }),
    } as const);
  const asked = commandFor(1);
  const odds = lostRetinueOdds(open.length > 0);
  return (
    <Calculator
      title="Leader of a lost retinue"
      roll="lostRetinue"
      plan={() =>
        chosen
          ? [
              {
                id: 'fate',
                label: chosen.leader.name,
                die: 'D6',
                dice: 1,
                side: chosen.side,
                result: (fate) => {
                  const outcome = outcomeOf({ fate });
                  return outcome ? WORDS[outcome] : '';
                },
              },
            ]
          : []
      }
      bar={id !== null && asked ? barTo(battle, asked) : null}
      command={({ fate = [] }) => {
        const command = commandFor(fate[0] ?? 0);
        return command && ignoringTurnOrder(id, command);
      }}
      headline={(faces) => {
        const outcome = outcomeOf(faces);
        return outcome && `${chosen?.leader.name} ${WORDS[outcome]}`;
      }}
      choice={(faces) =>
        outcomeOf(faces) === 'escapes' &&
        joins && (
          <>
            <p>Nearest friendly A or B unit:</p>
            <UnitPicker
              label="Nearest friendly A or B unit"
              units={open}
              chosen={[joins.id]}
              onToggle={setNearest}
            />
          </>
        )
      }
    >
      <WhichLeader
        label="Leader"
        leaders={leaders}
        chosen={chosen}
        onChoose={(contingent) => setWho(contingent.id)}
        why={({ leader }) => (leader.atRisk === 'lostRetinue' ? 'without a retinue' : null)}
      />
      {chosen && (
        <Card odds title="Before the roll" aside={<RuleCode rule="RISK-3" />}>
          <OddsBar
            label={`What can become of ${chosen.leader.name}`}
            bands={bandsOf(BANDS, odds)}
          />
          {open.length === 0 && (
            <p className={toolFrame.toolNote}>No friendly A or B unit is left to escape to.</p>
          )}
        </Card>
      )}
    </Calculator>
  );
}
