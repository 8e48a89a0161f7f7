import './LeaderPanel.css';
import './byHand.css';
import { useState } from 'react';
import { Choice, type ChoiceOption } from '../../../../ui/Choice';
import { Panel } from '../../../../ui/Panel';
import { PointMarks } from '../../../../ui/PointMarks';
import { Stepper } from '../../../../ui/Stepper';
import { Switch } from '../../../../ui/Switch';
import {
  type Action,
  type Battle,
  type Contingent,
  type Fate,
  FIGURES,
  leaderActions,
} from '../../rules';
import { ActionList } from './ActionList';
import { LeaderToUnit } from './LeaderToUnit';
import { useTable } from './table';

export interface LeaderPanelProps {
  readonly battle: Battle;
  readonly contingent: Contingent;
  readonly onClose: () => void;
}

const FATE_OPTIONS: readonly ChoiceOption<Fate>[] = [
  { id: 'leading', word: 'Leading' },
  { id: 'killed', word: 'Killed' },
  { id: 'captured', word: 'Captured' },
];

/** What a leader can buy, and what he has left. */
export function LeaderPanel({ battle, contingent, onClose }: LeaderPanelProps) {
  const { act, openTool } = useTable();
  const { id, leader, units } = contingent;
  const left = leader.lp - leader.spent;
  const [further, setFurther] = useState(false);
  const doIt = ({ command, tool }: Action, anyway: boolean) => {
    if (command) act(anyway ? { ...command, anyway: true } : command);
    else if (tool) {
      onClose();
      openTool(tool, { contingent: id });
    }
  };
  const unitsHere = (ids: readonly string[]) =>
    ids.flatMap((each) => battle.units[each] ?? []).filter((unit) => !unit.lost);
  const others = battle.sides[contingent.side].contingents
    .filter((each) => each !== id)
    .flatMap((each) => unitsHere(battle.contingents[each]?.units ?? []));
  const actions = leaderActions(battle, contingent);
  return (
    <Panel
      title={<bdi>{leader.name}</bdi>}
      subtitle={
        <p className="leader-points">
          <b>{left}</b> of {leader.lp} LP left
          <PointMarks label={`LPs of ${leader.name}`} left={left} of={leader.lp} />
        </p>
      }
      onClose={onClose}
    >
      {actions.length > 0 && (
        <ActionList label={`What ${leader.name} can do`} actions={actions} onDo={doIt} />
      )}
      <h3 className="panel-section">For a unit within {FIGURES.reach}″</h3>
      <div className="leader-units">
        {unitsHere(units).map((unit) => (
          <LeaderToUnit
            key={unit.id}
            battle={battle}
            contingent={contingent}
            unit={unit}
            onDo={doIt}
          />
        ))}
        {others.length > 0 && (
          <Switch on={further} onSet={setFurther}>
            Units of other contingents
          </Switch>
        )}
        {further &&
          others.map((unit) => (
            <LeaderToUnit
              key={unit.id}
              battle={battle}
              contingent={contingent}
              unit={unit}
              onDo={doIt}
            />
          ))}
      </div>
      <h3 className="panel-section">By hand</h3>
      <div className="by-hand">
        <Stepper
          label="LPs left this turn"
          value={left}
          most={leader.lp}
          onSet={(now) =>
            act({ type: 'setLeader', contingent: id, set: { spent: leader.lp - now } })
          }
        />
        <Stepper
          label="LPs each turn"
          value={leader.lp}
          most={20}
          onSet={(lp) => act({ type: 'setLeader', contingent: id, set: { lp } })}
        />
        <Switch
          on={contingent.signalled}
          onSet={(signalled) => act({ type: 'setSignalled', contingent: id, signalled })}
        >
          The advance is signalled
        </Switch>
        <Choice
          label="Fate"
          options={FATE_OPTIONS}
          value={leader.fate}
          onSet={(fate) => act({ type: 'setLeader', contingent: id, set: { fate } })}
        />
      </div>
    </Panel>
  );
}
