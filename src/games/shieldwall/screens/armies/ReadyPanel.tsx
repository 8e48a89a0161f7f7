import savedPage from '#/play/saved/savedPage.module.css';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { ArmyBrief } from './ArmyBrief';
import { type ReadyArmy, titleOf } from './ready';

export interface ReadyPanelProps {
  readonly ready: ReadyArmy;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** A ready-made army to look at, and to make one's own. */
export function ReadyPanel({ ready, onCopy, onClose }: ReadyPanelProps) {
  return (
    <Panel
      title={ready.army.name}
      subtitle={<p className={savedPage.armiesText}>{titleOf(ready.scenario)}</p>}
      onClose={onClose}
      footer={
        <Button kind="main" icon="copy" onClick={onCopy}>
          Open a copy
        </Button>
      }
    >
      <ArmyBrief army={ready.army} />
    </Panel>
  );
}
