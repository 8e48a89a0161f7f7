import { freeName } from '#/core/freeName';
import type { Army } from '#/games/shieldwall/rules';
import { FORMAT } from '#/games/shieldwall/schemas/upgrades';
import { SavedPanel } from '#/play/saved/SavedPanel';
import { wordsFor } from '#/play/saved/wordsFor';
import { deleteArmy, saveArmy } from '#/store/armies';
import { database } from '#/store/home';
import { addArmy } from './addArmy';

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
  return (
    <SavedPanel
      name={army.name}
      main={{ word: 'Fight a battle with it', onAct: onFight }}
      {...(renames && {
        rename: (name) => saveArmy(database, id, { name, army: { ...army, name }, format: FORMAT }),
      })}
      onShare={onShare}
      copy={(name) => addArmy({ ...army, name: freeName(name, names) }).then(onCopied)}
      remove={(name) => deleteArmy(database, id).then(() => onDeleted(name))}
      wordsFor={wordsFor}
      onClose={onClose}
    />
  );
}
