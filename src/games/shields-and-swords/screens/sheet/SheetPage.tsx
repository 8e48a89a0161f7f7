import { lazy } from 'react';
import { tableCounter } from '#/play/sheet/countTables';
import { ruleReader } from '#/play/sheet/ruleEntries';
import { SheetPage } from '#/play/sheet/SheetPage';
import { BOOK } from './book';

const BattleWatch = lazy(() => import('./BattleWatch'));

/** @public For the other games, through `Game.pages`. */
export const countTables = tableCounter(BOOK);

/** @public For the codes of rules, through `Game.pages`. */
export const readRule = ruleReader(BOOK);

export default function OrdersSheet() {
  return <SheetPage book={BOOK} BattleWatch={BattleWatch} />;
}
