import { SavedPage } from '#/play/saved/SavedPage';
import { useNavigation, useParams } from '#/ui/navigation';
import { newBattlePath } from '../setup/address';
import { ArmyEditor } from './ArmyEditor';
import { ArmyPanel } from './ArmyPanel';
import { ShareArmy } from './ShareArmy';
import { useArmy } from './useArmy';

/** `/armies/:id`: one army, changed and kept in one go. */
export default function ArmyPage() {
  const { id = '' } = useParams();
  return <ArmyById key={id} id={id} />;
}

function ArmyById({ id }: { readonly id: string }) {
  const navigation = useNavigation();
  const fight = () => void navigation.push(newBattlePath(id));
  return (
    <SavedPage
      id={id}
      what="army"
      home="/armies"
      saved={useArmy(id)}
      editor={(army, change) => <ArmyEditor army={army} onChange={change} />}
      share={(army, onClose) => <ShareArmy id={id} army={army} onClose={onClose} />}
      more={(army, onShare, onClose) => (
        <ArmyPanel
          id={id}
          army={army}
          names={[army.name]}
          onFight={() => {
            onClose();
            fight();
          }}
          onShare={onShare}
          onCopied={(copy) => {
            onClose();
            navigation.push(`/armies/${copy}`);
          }}
          onDeleted={onClose}
          onClose={onClose}
        />
      )}
      onFight={fight}
    />
  );
}
