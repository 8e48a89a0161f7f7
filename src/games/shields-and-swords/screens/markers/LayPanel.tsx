import { ActionList } from '#/play/battle/ActionList';
import { Panel } from '#/ui/Panel';
import type { Battle, Command, Wing } from '../../rules';
import { layActions } from './lay';

export interface LayPanelProps {
  readonly battle: Battle;
  readonly wing: Wing;
  readonly onAct: (command: Command) => void;
  readonly onClose: () => void;
}

/** The pool as faces, one tap each; the marker is laid and the panel is gone. */
export function LayPanel({ battle, wing, onAct, onClose }: LayPanelProps) {
  const actions = layActions(battle, wing);
  return (
    <Panel title={`Lay at ${wing.name}`} onClose={onClose}>
      {actions.length === 0 && <p>No marker is left in the pool.</p>}
      <ActionList
        label="Markers"
        actions={actions}
        onDo={({ command }, anyway) => {
          onClose();
          onAct(anyway ? { ...command, anyway: true } : command);
        }}
      />
    </Panel>
  );
}
