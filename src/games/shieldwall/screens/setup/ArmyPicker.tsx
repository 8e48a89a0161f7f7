import { SIDE_NAMES } from '#/core/sides';
import type { Side } from '#/games/shieldwall/rules';
import { SavedList } from '#/play/saved/SavedList';
import { Panel } from '#/ui/Panel';
import { namesIn, sizeOf } from '../armies/armyText';
import { titleOf } from '../armies/ready';
import type { Candidate } from './draft';

export interface ArmyPickerProps {
  readonly side: Side;
  readonly candidates: readonly Candidate[];
  readonly onPick: (id: string) => void;
  readonly onClose: () => void;
}

/** Which army a side fields: the player's own first, then the ready-made ones. */
export function ArmyPicker({ side, candidates, onPick, onClose }: ArmyPickerProps) {
  return (
    <Panel title={`${SIDE_NAMES[side]}’s army`} onClose={onClose}>
      <SavedList
        what="armies"
        items={candidates.map(({ id, army, from }) => ({
          id,
          name: army.name,
          detail: `${from ? titleOf(from.scenario) : 'Yours'}: ${sizeOf(army)}`,
          words: [...namesIn(army), ...(from ? [titleOf(from.scenario)] : [])],
        }))}
        onOpen={onPick}
      />
    </Panel>
  );
}
