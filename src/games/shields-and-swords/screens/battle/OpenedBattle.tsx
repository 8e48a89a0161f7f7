import type { Glance } from '#/core/kernel';
import { glanceAt } from '#/play/battle/glance';
import * as play from '#/play/battle/OpenedBattle';
import type { BattleRow } from '#/store/rows';
import { type GameTypes, RULES } from '../game';
import { BattleScreen } from './BattleScreen';
import { KERNEL } from './kernel';
import { summaryOf } from './summary';

export const openAhead = (battle: string): Promise<unknown> =>
  play.openAhead<GameTypes>(RULES, battle);

export const glance = (row: BattleRow): Promise<Glance> => glanceAt(KERNEL, summaryOf, row);

export default function OpenedBattle({ row }: { readonly row: BattleRow }) {
  return (
    <play.OpenedBattle<GameTypes> rules={RULES} row={row}>
      {(session, view) => <BattleScreen row={row} session={session} view={view} />}
    </play.OpenedBattle>
  );
}
