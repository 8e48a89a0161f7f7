import { useIonRouter, useIonViewWillEnter } from '@ionic/react';
import { Suspense, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { findBattle, lastBattle } from '../../../../store/battles';
import type { BattleRow } from '../../../../store/database';
import { database } from '../../../../store/home';
import { onDemand } from '../../../../ui/onDemand';
import { GAME } from '../name';
import { NoBattle } from './NoBattle';

/** With all the rules: a first visit has no battle and does without them. */
const OpenedBattle = onDemand(() => import('./OpenedBattle'));

/** `/battle/:id`, or without an id the battle that was open last. */
export default function BattlePage() {
  const { id } = useParams();
  const router = useIonRouter();
  const [battle, setBattle] = useBattleRow(id);
  const none = battle === null;
  useEffect(() => {
    // The next tap begins a battle; if this fails, that one tells.
    if (none) OpenedBattle.load().catch(() => undefined);
  }, [none]);
  if (battle === undefined) return null;
  // The page without an id is the page of whichever battle is on: there is nowhere to go.
  const open = (row: BattleRow) =>
    id ? router.push(`/battle/${row.id}`, 'none', 'replace') : setBattle(row);
  if (!battle) return <NoBattle onOpen={open} />;
  return (
    <Suspense>
      <OpenedBattle key={battle.id} row={battle} />
    </Suspense>
  );
}

/** Undefined while it is looked up, null if there is none. Looked up anew whenever the page is. */
function useBattleRow(id: string | undefined) {
  const [row, setRow] = useState<BattleRow | null>();
  const [visit, setVisit] = useState(0);
  useIonViewWillEnter(() => setVisit((before) => before + 1));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit looks anew
  useEffect(() => {
    let here = true;
    const find = id ? findBattle(database, id) : lastBattle(database);
    const look = async () => {
      const found = await find;
      const battle = found?.game === GAME && !found.deleted ? found : null;
      // If the board cannot be loaded, it tells when it is to be shown.
      if (battle) await OpenedBattle.load().catch(() => undefined);
      if (here) setRow(newer(battle));
    };
    look().catch(() => here && setRow(null));
    return () => {
      here = false;
    };
  }, [id, visit]);
  return [row, setRow] as const;
}

/** Nothing is drawn anew for a row that has not changed. */
const newer = (found: BattleRow | null) => (before: BattleRow | null | undefined) =>
  before && before.id === found?.id && before.updated === found.updated ? before : found;
