import { useCallback } from 'react';
import { SharePanel } from '#/play/saved/SharePanel';
import { database } from '#/store/home';
import { bundleArmy } from '#/store/import/bundle';
import type { Card } from '../../rules';
import { asText } from './account';

export interface ShareCardProps {
  readonly id: string;
  readonly card: Card;
  readonly onClose: () => void;
}

/** By link, code, file or text. A card is what lies open in the box, backs and all. */
export function ShareCard({ id, card, onClose }: ShareCardProps) {
  const pack = useCallback(() => bundleArmy(database, id), [id]);
  return <SharePanel name={card.name} text={asText(card)} pack={pack} onClose={onClose} />;
}
