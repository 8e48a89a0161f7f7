import type { Battle } from '#/games/shieldwall/rules';
import * as play from '#/play/battle/EndCard';
import { newBattlePath } from '../setup/address';
import { summaryOf } from './summary';

export interface EndCardProps {
  readonly battle: Battle;
  readonly name: string;
}

/** END-1: what it has cost each side. */
export const EndCard = ({ battle, name }: EndCardProps) => (
  <play.EndCard name={name} summary={summaryOf(battle)} newBattle={newBattlePath()} />
);
