import { useCallback } from 'react';
import type { Army } from '#/games/shieldwall/rules';
import { SharePanel } from '#/play/saved/SharePanel';
import { database } from '#/store/home';
import { bundleArmy } from '#/store/import/bundle';
import { asText } from './armyText';

export interface ShareArmyProps {
  readonly id: string;
  readonly army: Army;
  readonly onClose: () => void;
}

export function ShareArmy({ id, army, onClose }: ShareArmyProps) {
  const pack = useCallback(() => bundleArmy(database, id), [id]);
  return <SharePanel name={army.name} text={asText(army)} pack={pack} onClose={onClose} />;
}
