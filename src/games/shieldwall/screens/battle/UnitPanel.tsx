import { SIDE_NAMES } from '#/core/sides';
import {
  type Action,
  type Battle,
  LEVEL_NAMES,
  PHASE_NAMES,
  type Unit,
  unitActions,
} from '#/games/shieldwall/rules';
import { ActionList } from '#/play/battle/ActionList';
import { Panel } from '#/ui/Panel';
import css from './byHand.module.css';
import { useTable } from './table';
import { UnitByHand } from './UnitByHand';

export interface UnitPanelProps {
  readonly battle: Battle;
  readonly unit: Unit;
  /** What the last tap did beyond what it says. */
  readonly said: string | null;
  readonly onClose: () => void;
}

/** What a unit can do in this phase; below it everything by hand. */
export function UnitPanel({ battle, unit, said, onClose }: UnitPanelProps) {
  const { act, openTool } = useTable();
  const actions = unitActions(battle, unit);
  const doIt = ({ command, tool }: Action, anyway: boolean) => {
    onClose();
    if (command) act(anyway ? { ...command, anyway: true } : command);
    else if (tool) openTool(tool, { unit: unit.id, contingent: unit.contingent, anyway });
  };
  return (
    <Panel
      title={<bdi>{unit.name}</bdi>}
      subtitle={
        <>
          <p className={css.panelFacts}>
            {SIDE_NAMES[unit.side]} {unit.kind}, {unit.grade} Grade, {LEVEL_NAMES[unit.level]},{' '}
            {unit.dps} DP{unit.dps === 1 ? '' : 's'}
          </p>
          <p className={css.panelSaid} role="status">
            {said}
          </p>
        </>
      }
      onClose={onClose}
    >
      {actions.length > 0 && (
        <>
          <h3 className={css.panelSection}>{PHASE_NAMES[battle.phase]}</h3>
          <ActionList label={`What ${unit.name} can do`} actions={actions} onDo={doIt} />
        </>
      )}
      <h3 className={css.panelSection}>By hand</h3>
      <UnitByHand unit={unit} />
    </Panel>
  );
}
