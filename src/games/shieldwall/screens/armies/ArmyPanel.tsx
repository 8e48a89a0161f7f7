import { useState } from 'react';
import { deleteArmy, saveArmy } from '../../../../store/armies';
import { database } from '../../../../store/react';
import { troubleOf } from '../../../../store/trouble';
import { Button } from '../../../../ui/Button';
import { Panel } from '../../../../ui/Panel';
import { TextField } from '../../../../ui/TextField';
import type { Army } from '../../rules';
import { keepArmy } from './keep';
import { freeName } from './muster';

export interface ArmyPanelProps {
  readonly id: string;
  readonly army: Army;
  /** The names of all armies, so that a copy gets one of its own. */
  readonly names: readonly string[];
  /** Where the army is open, its name is changed there. */
  readonly renames?: boolean;
  readonly onFight: () => void;
  readonly onShare: () => void;
  readonly onCopied: (id: string) => void;
  readonly onDeleted: (name: string) => void;
  readonly onClose: () => void;
}

/** What can be done with an army as a whole. */
export function ArmyPanel({
  id,
  army,
  names,
  renames = false,
  onFight,
  onShare,
  onCopied,
  onDeleted,
  onClose,
}: ArmyPanelProps) {
  const [name, setName] = useState(army.name);
  const [problem, setProblem] = useState('');
  const fail = (error: unknown) =>
    setProblem(`${troubleOf(error).risk} ${troubleOf(error).advice}`);
  const rename = (next: string) => {
    setName(next);
    saveArmy(database, id, { name: next, army: { ...army, name: next } }).catch(fail);
  };
  const copy = () => keepArmy({ ...army, name: freeName(name, names) }).then(onCopied, fail);
  return (
    <Panel title={<bdi>{name || 'Without a name'}</bdi>} onClose={onClose}>
      <div className="army-actions">
        {problem && <p role="alert">{problem}</p>}
        {renames && <TextField label="Name" value={name} onSet={rename} />}
        <Button kind="main" icon="swords" onClick={onFight}>
          Fight a battle with it
        </Button>
        <Button icon="share" onClick={onShare}>
          Share
        </Button>
        <Button icon="copy" onClick={() => void copy()}>
          Duplicate
        </Button>
        <Button
          icon="bin"
          onClick={() => void deleteArmy(database, id).then(() => onDeleted(name), fail)}
        >
          Delete
        </Button>
      </div>
    </Panel>
  );
}
