import { useCallback } from 'react';
import { SharePanel } from '#/play/saved/SharePanel';
import { database } from '#/store/home';
import { bundleBattle } from '#/store/import/bundle';
import type { BattleRow } from '#/store/rows';
import { type Battle, heading } from '../../rules';

export interface SendTurnProps {
  readonly row: BattleRow;
  readonly battle: Battle;
  readonly onClose: () => void;
}

/** The battle as it stands for a friend far away, who plays his turn and sends it back the same way. */
export function SendTurn({ row: { id, name }, battle, onClose }: SendTurnProps) {
  const pack = useCallback(() => bundleBattle(database, id), [id]);
  return (
    <SharePanel name={name} text={`${name}. ${heading(battle)}`} pack={pack} onClose={onClose} />
  );
}
