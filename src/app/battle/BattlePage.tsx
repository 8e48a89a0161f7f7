import { Suspense, useEffect, useRef, useState } from 'react';
import { GAMES, gameOf } from '#/games';
import { findBattle, lastBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import type { BattleRow } from '#/store/rows';
import { answer } from '#/store/trouble';
import { useNavigation, usePageWillEnter, useParams } from '#/ui/navigation';
import { chooseGame } from '../chosenGame';
import { StartPage } from './StartPage';

/** `/battle/:id`, or without an id the battle that was open last. */
export default function BattlePage() {
  const { id } = useParams();
  const navigation = useNavigation();
  const [battle, setBattle] = useBattleRow(id);
  const none = battle === null;
  useEffect(() => {
    // The next tap begins a battle; if this fails, that one tells.
    if (none) GAMES[0].Board.load().catch(() => undefined);
  }, [none]);
  const played = battle?.game;
  useEffect(() => {
    if (played) chooseGame(played);
  }, [played]);
  if (battle === undefined) return null;
  // The page without an id is the page of whichever battle is on: there is nowhere to go.
  const open = async (row: BattleRow) => {
    await bringBoard(row);
    if (id) navigation.replace(`/battle/${row.id}`);
    else setBattle(row);
  };
  const game = battle && gameOf(battle.game);
  if (!game) return <StartPage onOpen={open} />;
  return (
    <Suspense>
      <game.Board key={battle.id} row={battle} />
    </Suspense>
  );
}

/** Undefined while it is looked up, null if there is none. Looked up anew whenever the page is. */
function useBattleRow(id: string | undefined) {
  const [row, setRow] = useState(() => known(id));
  const question = useRef(0);
  const asked = useRef(0);
  const ask = () => {
    const mine = ++question.current;
    const answer = (found: BattleRow | null) => mine === question.current && setRow(newer(found));
    const looking = ahead && ahead.id === id ? ahead.looking : lookUp(id);
    ahead = null;
    looking.then(answer, () => answer(null));
    asked.current = performance.now();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another battle is another question
  useEffect(() => {
    ask();
    return () => void question.current++;
  }, [id]);
  usePageWillEnter(() => {
    // A page that is made is entered a moment later.
    if (performance.now() - asked.current > 1000) ask();
  });
  const setBattle = (battle: BattleRow) => {
    // What is still being looked up was asked before this one began.
    question.current++;
    setRow(battle);
  };
  return [row, setBattle] as const;
}

/** On a first visit there is none, and the start page, which index.html brought along, stays. */
function known(id: string | undefined) {
  if (ahead?.id === id && ahead?.row !== undefined) return ahead.row;
  return !id && document.querySelector('[data-first="start"] #first') ? null : undefined;
}

/** With the board and the journal, so that the page shows all of it in one frame. */
async function lookUp(id: string | undefined): Promise<BattleRow | null> {
  // A store that does not answer: a battle can be begun, and is played in memory.
  const found = await answer(id ? findBattle(database, id) : lastBattle(database));
  const battle = found && !found.deleted ? found : null;
  if (battle) await bringBoard(battle);
  return battle;
}

/** If the board cannot be loaded, it tells when it is to be shown. */
const bringBoard = async ({ id, game: name }: BattleRow): Promise<unknown> => {
  const game = gameOf(name);
  return game?.Board.load()
    .then(() => game.openBattle(id))
    .catch(() => undefined);
};

/** What the page that the app starts with will ask for, looked up while there is no page yet. */
interface Ahead {
  readonly id: string | undefined;
  readonly looking: Promise<BattleRow | null>;
  row?: BattleRow | null | undefined;
}
let ahead: Ahead | null = null;

export async function lookAhead(id: string | undefined): Promise<void> {
  const mine: Ahead = { id, looking: lookUp(id) };
  ahead = mine;
  // If it fails, the page is told as it asks.
  mine.row = await mine.looking.catch(() => undefined);
}

/** Nothing is drawn anew for a row that has not changed. */
const newer = (found: BattleRow | null) => (before: BattleRow | null | undefined) =>
  before && before.id === found?.id && before.updated === found.updated ? before : found;
