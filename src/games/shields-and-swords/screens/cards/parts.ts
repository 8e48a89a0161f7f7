import type { ChangeSaved } from '#/play/saved/useSaved';
import type { Card, Side } from '../../rules';

/** What every part of the card's editor works on. */
export interface CardEditorProps {
  readonly card: Card;
  readonly onChange: ChangeSaved<Card>;
}

/** What is being changed in a panel: a wing, or a unit of it. */
export interface OpenedPart {
  readonly side: Side;
  readonly wing: number;
  readonly unit: number | null;
}

export interface OpenedEditorProps extends CardEditorProps {
  readonly opened: OpenedPart;
  readonly onOpened: (opened: OpenedPart) => void;
  readonly onClose: () => void;
}
