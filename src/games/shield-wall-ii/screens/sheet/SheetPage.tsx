import { SheetPage } from '#/play/sheet/SheetPage';
import { onDemand } from '#/ui/onDemand';
import { BOOK } from './book';

const BattleWatch = onDemand(() => import('./BattleWatch'));

export default function ShieldWallSheet() {
  return <SheetPage book={BOOK} BattleWatch={BattleWatch} />;
}
