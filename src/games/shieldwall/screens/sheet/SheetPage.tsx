import { tableCounter } from '#/play/sheet/countTables';
import { ruleReader } from '#/play/sheet/ruleEntries';
import { SheetPage } from '#/play/sheet/SheetPage';
import { onDemand } from '#/ui/onDemand';
import { BOOK } from './book';

const BattleWatch = onDemand(() => import('./BattleWatch'));

/** @public For the other games, through `Game.pages`. */
export const countTables = tableCounter(BOOK);

/** @public For the codes of rules, through `Game.pages`. */
export const readRule = ruleReader(BOOK);

export default function ShieldwallSheet() {
  return <SheetPage book={BOOK} BattleWatch={BattleWatch} />;
}
