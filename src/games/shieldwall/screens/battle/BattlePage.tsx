import { useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lastBattle, rememberBattle } from '../../../../store/battles';
import type { BattleRow } from '../../../../store/database';
import { database, useSession } from '../../../../store/react';
import { GAME, RULES } from '../game';
import { BattleScreen } from './BattleScreen';
import { NoBattle } from './NoBattle';
import { Unopened } from './Unopened';

/** `/battle/:id`, or without an id the battle that was open last. */
export default function BattlePage() {
  const { id } = useParams();
  const battle = useBattleRow(id);
  if (battle === undefined) return null;
  return <>{battle ? <OpenedBattle key={battle.id} row={battle} /> : <NoBattle />}</>;
}

/** Undefined while it is looked up, null if there is none. */
function useBattleRow(id: string | undefined): BattleRow | null | undefined {
  const [row, setRow] = useState<BattleRow | null>();
  useEffect(() => {
    let here = true;
    const find = id ? database.battles.get(id) : lastBattle(database);
    find.then(
      (found) => here && setRow(found?.game === GAME ? found : null),
      () => here && setRow(null),
    );
    return () => {
      here = false;
    };
  }, [id]);
  return row;
}

function OpenedBattle({ row }: { readonly row: BattleRow }) {
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
