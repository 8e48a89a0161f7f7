import { useIonViewWillEnter } from '@ionic/react';
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
  return battle ? <OpenedBattle key={battle.id} row={battle} /> : <NoBattle />;
}

/** Undefined while it is looked up, null if there is none. Looked up anew whenever the page is. */
function useBattleRow(id: string | undefined): BattleRow | null | undefined {
  const [row, setRow] = useState<BattleRow | null>();
  const [visit, setVisit] = useState(0);
  useIonViewWillEnter(() => setVisit((before) => before + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit looks anew
  useEffect(() => {
    let here = true;
    const find = id ? database.battles.get(id) : lastBattle(database);
    find.then(
      (found) => here && setRow(found?.game === GAME && found.deleted === 0 ? found : null),
      () => here && setRow(null),
    );
    return () => {
      here = false;
    };
  }, [id, visit]);
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
