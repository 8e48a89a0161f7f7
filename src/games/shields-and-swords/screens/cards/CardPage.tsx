import { SavedPage } from '#/play/saved/SavedPage';
import { type SavedKind, useSaved } from '#/play/saved/useSaved';
import { useNavigation, useParams } from '#/ui/navigation';
import type { Card } from '../../rules';
import { FORMAT } from '../game';
import { CARDS, newBattlePath } from './address';
import { CardEditor } from './CardEditor';
import { CardPanel } from './CardPanel';
import { ShareCard } from './ShareCard';
import { cardIn } from './stored';

const KIND: SavedKind<Card> = { read: cardIn, format: FORMAT };

/** One card, changed and kept in one go. */
export default function CardPage() {
  const { id = '' } = useParams();
  return <CardById key={id} id={id} />;
}

function CardById({ id }: { readonly id: string }) {
  const navigation = useNavigation();
  const fight = () => void navigation.push(newBattlePath(id));
  return (
    <SavedPage
      id={id}
      what="card"
      home={CARDS}
      saved={useSaved(id, KIND)}
      editor={(card, change) => <CardEditor card={card} onChange={change} />}
      share={(card, onClose) => <ShareCard id={id} card={card} onClose={onClose} />}
      more={(card, onShare, onClose) => (
        <CardPanel
          id={id}
          card={card}
          names={[card.name]}
          onFight={() => {
            onClose();
            fight();
          }}
          onShare={onShare}
          onCopied={(copy) => {
            onClose();
            navigation.push(`${CARDS}/${copy}`);
          }}
          onDeleted={onClose}
          onClose={onClose}
        />
      )}
      onFight={fight}
    />
  );
}
