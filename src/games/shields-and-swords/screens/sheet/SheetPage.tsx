import { lazy } from 'react';
import { SheetPage } from '#/play/sheet/SheetPage';
import { BOOK } from './book';

const BattleWatch = lazy(() => import('./BattleWatch'));

export default function OrdersSheet() {
  return <SheetPage book={BOOK} BattleWatch={BattleWatch} />;
}
