import './LeaderPanel.css';
import { useState } from 'react';
import {
  type Action,
  type Battle,
  type Contingent,
  FIGURES,
  leaderActions,
  type RuleId,
  type Unit,
} from '#/games/shieldwall/rules';
import { ActionList } from '#/play/battle/ActionList';
import { Panel } from '#/ui/Panel';
import { PointMarks } from '#/ui/PointMarks';
import { Switch } from '#/ui/Switch';
import { FirstMoves } from './FirstMoves';
import { LeaderByHand } from './LeaderByHand';
import { LeaderToUnit } from './LeaderToUnit';
import { useTable } from './table';

export interface LeaderPanelProps {
  readonly battle: Battle;
  readonly contingent: Contingent;
  readonly onClose: () => void;
}

const PRICES: Partial<Record<RuleId, number>> = {
  'LEAD-3': FIGURES.lp.signal,
  'LEAD-4': FIGURES.lp.challenge,
};

const priceOf = ({ rule }: Action): string | null => {
  const price = PRICES[rule];
  return price === undefined ? null : `${price} LP`;
};

/** What a leader can buy, and what he has left. */
export function LeaderPanel({ battle, contingent, onClose }: LeaderPanelProps) {
  const { act, openTool } = useTable();
  const { id, leader } = contingent;
  const left = leader.lp - leader.spent;
  const [elsewhere, setElsewhere] = useState(false);
  /** LEAD-3: the units that add the standard's inch. */
  const [further, setFurther] = useState<readonly string[]>([]);

  const doIt = ({ command, tool }: Action, anyway: boolean) => {
    if (command?.type === 'signal') act({ ...command, further, ...(anyway && { anyway }) });
    else if (command) act(anyway ? { ...command, anyway } : command);
    else if (tool) {
      onClose();
      openTool(tool, { contingent: id });
    }
  };
  const units = unitsHere(battle, contingent);
  const others = battle.sides[contingent.side].contingents
    .filter((each) => each !== id)
    .flatMap((each) => unitsHere(battle, battle.contingents[each]));
  const actions = leaderActions(battle, contingent);
  return (
    <Panel
      title={<bdi className="name">{leader.name}</bdi>}
      subtitle={
        <p className="leader-points">
          <b>{left}</b> of {leader.lp} LP left
          <PointMarks label={`LPs of ${leader.name}`} left={left} of={leader.lp} />
        </p>
      }
      onClose={onClose}
    >
      {actions.length > 0 && (
        <ActionList
          label={`What ${leader.name} can do`}
          actions={actions}
          priceOf={priceOf}
          under={({ command, bar }) =>
            command?.type === 'signal' && (
              <FirstMoves
                units={units}
                standard={[...units, ...others].some((unit) =>
                  unit.supernumeraries.includes('battleStandard'),
                )}
                further={further}
                off={bar !== null}
                onSet={setFurther}
              />
            )
          }
          onDo={doIt}
        />
      )}
      <h3 className="panel-section">
        For a unit within {FIGURES.reach}″, {FIGURES.lp.removeDp} LP each
      </h3>
      <div className="leader-units">
        {units.map((unit) => (
          <LeaderToUnit
            key={unit.id}
            battle={battle}
            contingent={contingent}
            unit={unit}
            onDo={doIt}
          />
        ))}
        {others.length > 0 && (
          <Switch on={elsewhere} onSet={setElsewhere}>
            Units of other contingents
          </Switch>
        )}
        {elsewhere &&
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
      <LeaderByHand contingent={contingent} />
    </Panel>
  );
}

const unitsHere = (battle: Battle, contingent: Contingent | undefined): readonly Unit[] =>
  (contingent?.units ?? [])
    .flatMap((id) => battle.units[id] ?? [])
    .filter((unit) => unit.lost === null);
