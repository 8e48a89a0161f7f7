import { freeName } from '#/core/freeName';
import { SavedPanel } from '#/play/saved/SavedPanel';
import { wordsFor } from '#/play/saved/wordsFor';
import { deleteArmy } from '#/store/armies';
import { database } from '#/store/home';
import type { Card } from '../../rules';
import { addCard } from './addCard';

export interface CardPanelProps {
  readonly id: string;
  readonly card: Card;
  /** The names of all cards, so that a copy gets one of its own. */
  readonly names: readonly string[];
  readonly onFight: () => void;
  readonly onShare: () => void;
  readonly onCopied: (id: string) => void;
  readonly onDeleted: (name: string) => void;
  readonly onClose: () => void;
}

/** What can be done with a card as a whole. */
export function CardPanel(props: CardPanelProps) {
  const { id, card, names, onFight, onShare, onCopied, onDeleted, onClose } = props;
  return (
    <SavedPanel
      name={card.name}
      main={{ word: 'Fight a battle with it', onAct: onFight }}
      onShare={onShare}
      copy={(name) => addCard({ ...card, name: freeName(name, names) }).then(onCopied)}
      remove={(name) => deleteArmy(database, id).then(() => onDeleted(name))}
      wordsFor={wordsFor}
      onClose={onClose}
    />
  );
}
