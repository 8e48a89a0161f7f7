import { type MouseEvent, useEffect, useRef, useState } from 'react';
import {
  type Action,
  type Battle,
  type Contingent,
  canBuy,
  FIGURES,
  leaderActions,
  lpLeft,
  nextLeader,
  type RuleId,
  type Unit,
} from '#/games/shieldwall/rules';
import { ActionList } from '#/play/battle/ActionList';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { RuleCode } from '#/ui/RuleCode';
import { Switch } from '#/ui/Switch';
import { PointMarks } from '../parts/PointMarks';
import byHand from './byHand.module.css';
import { FirstMoves } from './FirstMoves';
import { LeaderByHand } from './LeaderByHand';
import css from './LeaderPanel.module.css';
import { LeaderToUnit } from './LeaderToUnit';
import { useTable } from './table';

export interface LeaderPanelProps {
  readonly battle: Battle;
  readonly contingent: Contingent;
  /** On to another leader. */
  readonly onLeader: (contingent: string) => void;
  readonly onClose: () => void;
}

const PRICES: Partial<Record<RuleId, number>> = {
  'LEAD-3': FIGURES.lp.signal,
  'LEAD-4': FIGURES.lp.challenge,
};

const lpOf = ({ rule }: Action): number => PRICES[rule] ?? 0;
const priceOf = (action: Action): string => `${lpOf(action)} LP`;

/** What a leader can buy, and what he has left; once that is nothing, the next leader's turn. */
export function LeaderPanel({ battle, contingent, onLeader, onClose }: LeaderPanelProps) {
  const { act, openTool } = useTable();
  const { id, leader } = contingent;
  const left = lpLeft(leader);
  const next = battle.phase === 'leadership' ? nextLeader(battle, contingent) : null;
  const goOn = () => (next ? onLeader(next.id) : onClose());
  const done = !canBuy(battle, contingent);
  /** His points, as they were before something was bought. */
  const before = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was bought just now leads on
  useEffect(() => {
    const bought = before.current !== null && leader.spent > before.current;
    if (bought) before.current = null;
    if (bought && done) goOn();
  }, [leader.spent, done]);
  /** The second of two quick taps was meant for the leader who is done. */
  const settled = useRef(false);
  const stray = (event: MouseEvent) => {
    if (event.detail < 2) settled.current = true;
    if (!settled.current) event.stopPropagation();
  };
  const [elsewhere, setElsewhere] = useState(false);
  /** LEAD-3: the units that add the standard's inch. */
  const [further, setFurther] = useState<readonly string[]>([]);

  const doIt = ({ command, tool }: Action, anyway: boolean) => {
    before.current = leader.spent;
    if (command?.type === 'signal') act({ ...command, further, ...(anyway && { anyway }) });
    else if (command) act(anyway ? { ...command, anyway } : command);
    else if (tool) {
      onClose();
      openTool(tool, { contingent: id, anyway });
    }
  };
  const units = unitsHere(battle, contingent);
  const others = battle.sides[contingent.side].contingents
    .filter((each) => each !== id)
    .flatMap((each) => unitsHere(battle, battle.contingents[each]));
  // What he cannot pay for is not offered, and nobody signals twice.
  const moves = (off: boolean) => (
    <FirstMoves
      units={units}
      standard={[...units, ...others].some((unit) =>
        unit.supernumeraries.includes('battleStandard'),
      )}
      further={further}
      off={off}
      onSet={setFurther}
    />
  );
  const actions = leaderActions(battle, contingent).filter(
    (action) =>
      (action.command?.type !== 'signal' || !contingent.signalled) && left >= lpOf(action),
  );
  const pays = battle.phase !== 'leadership' || left >= FIGURES.lp.removeDp;
  return (
    <Panel
      title={<bdi>{leader.name}</bdi>}
      subtitle={
        <>
          <p className={byHand.panelFacts}>
            <bdi>{contingent.name}</bdi>
          </p>
          <p className={css.leaderPoints}>
            <b>{left}</b> of {leader.lp} LP left
            <PointMarks label={`LPs of ${leader.name}`} left={left} of={leader.lp} />
          </p>
        </>
      }
      onClose={onClose}
      footer={
        battle.phase === 'leadership' && (
          <Button kind="main" onClick={goOn}>
            {next ? (
              <span className={css.leaderNext}>
                <span>
                  Next: <bdi>{next.leader.name}</bdi>
                </span>
                <small>{lpLeft(next.leader)} LP</small>
              </span>
            ) : (
              'Done'
            )}
          </Button>
        )
      }
    >
      {actions.length > 0 && (
        <ActionList
          label={`What ${leader.name} can do`}
          actions={actions}
          priceOf={priceOf}
          under={({ command, bar }) => command?.type === 'signal' && moves(bar !== null)}
          onDo={doIt}
        />
      )}
      {contingent.signalled && units.some((unit) => unit.thisTurn.firstMove !== null) && (
        <>
          <h3 className={byHand.panelSection}>First moves at the signal</h3>
          {moves(true)}
        </>
      )}
      {pays ? (
        <>
          <h3 className={byHand.panelSection}>
            For a unit within {FIGURES.reach}″, {FIGURES.lp.removeDp} LP each
          </h3>
          <div className={css.leaderUnits} onClickCapture={stray}>
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
        </>
      ) : (
        <p className={css.leaderPoints}>
          What helps a unit costs {FIGURES.lp.removeDp} LP <RuleCode rule="LEAD-1" />
        </p>
      )}
      <h3 className={byHand.panelSection}>By hand</h3>
      <LeaderByHand contingent={contingent} />
    </Panel>
  );
}

const unitsHere = (battle: Battle, contingent: Contingent | undefined): readonly Unit[] =>
  (contingent?.units ?? [])
    .flatMap((id) => battle.units[id] ?? [])
    .filter((unit) => unit.lost === null);
