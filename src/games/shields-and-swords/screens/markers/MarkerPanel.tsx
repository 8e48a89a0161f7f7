import { ActionList } from '#/play/battle/ActionList';
import { Panel } from '#/ui/Panel';
import {
  type Battle,
  type Command,
  FACE_NAMES,
  type Laid,
  mayChoosePitched,
  mayTakeBack,
  type Wing,
} from '../../rules';
import type { LayAction } from './lay';

export interface MarkerPanelProps {
  readonly battle: Battle;
  readonly wing: Wing;
  readonly laid: Laid;
  readonly onAct: (command: Command) => void;
  readonly onClose: () => void;
}

/** What can be done with a marker that lies: taken back, and the Bonus on Combat changed (CMD-5). */
export function MarkerPanel({ battle, wing, laid, onAct, onClose }: MarkerPanelProps) {
  const { marker, face, on, pitched } = laid;
  const actions: LayAction[] = [
    {
      label: 'Take back',
      rule: 'CMD-2',
      bar: mayTakeBack(battle, wing),
      command: { type: 'takeBack', marker },
    },
  ];
  if (face === 'bonus' && on === 'combat') {
    actions.push({
      label: pitched ? 'Second Combat instead' : 'Pitched Combat instead',
      rule: 'CMD-5',
      bar: mayChoosePitched(battle, wing),
      command: { type: 'choosePitched', wing: wing.id, pitched: !pitched },
    });
  }
  return (
    <Panel title={`${FACE_NAMES[face]} at ${wing.name}`} onClose={onClose}>
      <ActionList
        label="What to do with it"
        actions={actions}
        onDo={({ command }, anyway) => {
          onClose();
          onAct(anyway ? { ...command, anyway: true } : command);
        }}
      />
    </Panel>
  );
}
