import { useEffect } from 'react';
import { rememberBattle } from '../../../../store/battles';
import type { BattleRow } from '../../../../store/database';
import { database } from '../../../../store/home';
import { useSession } from '../../../../store/react';
import { share } from '../../../../store/shared';
import { RULES } from '../game';
import { BattleScreen } from './BattleScreen';
import { Unopened } from './Unopened';

/** Opens a battle that is about to be shown. */
export const openAhead = (battle: string): Promise<unknown> => share(RULES, battle).opening;

/** A battle on the table; it becomes the one that the app starts in. */
export default function OpenedBattle({ row }: { readonly row: BattleRow }) {
  const open = useSession(RULES, row.id);
  useEffect(() => {
    // Only a convenience for the next start; the battle itself is kept whatever becomes of this.
    rememberBattle(database, row.id).catch(() => undefined);
  }, [row.id]);
  switch (open.status) {
    case 'opening':
      return null;
    case 'unopened':
      return <Unopened row={row} message={open.message} />;
    case 'open':
      return <BattleScreen row={row} session={open.session} view={open.view} />;
  }
}
