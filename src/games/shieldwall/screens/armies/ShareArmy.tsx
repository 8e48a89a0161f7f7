import { useCallback } from 'react';
import { database } from '../../../../store/home';
import { packOneArmy } from '../../../../store/parcel';
import type { Army } from '../../rules';
import { asText } from './account';
import { SharePanel } from './SharePanel';

export interface ShareArmyProps {
  readonly id: string;
  readonly army: Army;
  readonly onClose: () => void;
}

export function ShareArmy({ id, army, onClose }: ShareArmyProps) {
  const pack = useCallback(() => packOneArmy(database, id), [id]);
  return <SharePanel name={army.name} text={asText(army)} pack={pack} onClose={onClose} />;
}
