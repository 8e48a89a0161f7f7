import { useCallback, useState } from 'react';
import { freeName } from '#/core/freeName';
import { GAMES, gameOf } from '#/games';
import type { Game, ReadyBattle } from '#/games/game';
import { ListPage, useListNews } from '#/play/saved/ListPage';
import { SavedList } from '#/play/saved/SavedList';
import { SavedPanel } from '#/play/saved/SavedPanel';
import { SharePanel } from '#/play/saved/SharePanel';
import savedPage from '#/play/saved/savedPage.module.css';
import { wordsFor } from '#/play/saved/wordsFor';
import {
  createBattle,
  deleteBattle,
  duplicateBattle,
  renameBattle,
  restoreBattle,
} from '#/store/battle/battles';
import { database } from '#/store/home';
import { bundleBattle } from '#/store/import/bundle';
import { useBattles } from '#/store/react';
import type { BattleRow } from '#/store/rows';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { useNavigation } from '#/ui/navigation';
import { useChosenGame } from '../chosenGame';
import { pathTo } from '../paths';
import { BattleGlance } from './BattleGlance';

type Opened = { readonly what: 'share' | 'more'; readonly row: BattleRow };

/** `/battle/list`: all that are open, newest first, and the ready-made ones in one tap. */
export default function BattlesPage() {
  const navigation = useNavigation();
  const [chosen] = useChosenGame();
  const live = useBattles();
  const [opened, setOpened] = useState<Opened | null>(null);
  const news = useListNews();
  const { setDeleted, fail } = news;

  const saved = live.status === 'read' ? live.value.filter(({ game }) => gameOf(game)) : [];
  const names = saved.map(({ name }) => name);
  const close = () => setOpened(null);
  const open = (id: string) => navigation.replace(`/battle/${id}`);
  const openPanel = (what: Opened['what']) => (id: string) => {
    const row = saved.find((each) => each.id === id);
    if (row) setOpened({ what, row });
  };
  const fight = (game: Game, { id }: ReadyBattle) =>
    void game
      .draftOf(id)
      .then(({ name, ...draft }) =>
        createBattle(database, { game: game.id, name: freeName(name, names), ...draft }),
      )
      .then((row) => open(row.id), fail);
  return (
    <>
      <ListPage
        title="Battles"
        home="/battle"
        live={live}
        news={news}
        restore={(id) => restoreBattle(database, id)}
        foot={
          <Button
            kind="main"
            icon="plus"
            onClick={() => navigation.push(pathTo(chosen, 'newBattle'))}
          >
            New battle
          </Button>
        }
      >
        <Card title="Your battles">
          {live.status === 'read' && saved.length === 0 ? (
            <p className={savedPage.armiesText}>None yet. Tap a ready-made one to begin.</p>
          ) : (
            <SavedList
              what="battles"
              items={saved.map((row) => ({
                id: row.id,
                name: row.name,
                detail: <BattleGlance row={row} />,
                words: [row.name],
              }))}
              onOpen={open}
              onShare={openPanel('share')}
              onMore={openPanel('more')}
            />
          )}
        </Card>
        {GAMES.map((game) => (
          <Card key={game.id} title={`Ready-made battles of ${game.name}`}>
            <SavedList
              what="ready-made battles"
              items={game.readyBattles.map(({ id, name, sides }) => ({
                id,
                name,
                detail: sides.join(' against '),
                words: [name],
              }))}
              onOpen={(id) => {
                const found = game.readyBattles.find((battle) => battle.id === id);
                if (found) fight(game, found);
              }}
            />
          </Card>
        ))}
      </ListPage>
      {opened?.what === 'share' && <ShareBattle row={opened.row} onClose={close} />}
      {opened?.what === 'more' && (
        <SavedPanel
          name={opened.row.name}
          main={{ word: 'Open it', onAct: () => open(opened.row.id) }}
          rename={(name) => renameBattle(database, opened.row.id, name)}
          onShare={() => setOpened({ ...opened, what: 'share' })}
          copy={(name) => {
            const free = freeName(name, names);
            return duplicateBattle(database, opened.row.id, free).then(close);
          }}
          remove={(name) =>
            deleteBattle(database, opened.row.id).then(() => {
              close();
              setDeleted({ id: opened.row.id, name });
            })
          }
          wordsFor={wordsFor}
          onClose={close}
        />
      )}
    </>
  );
}

interface ShareBattleProps {
  readonly row: BattleRow;
  readonly onClose: () => void;
}

function ShareBattle({ row: { id, name }, onClose }: ShareBattleProps) {
  const pack = useCallback(() => bundleBattle(database, id), [id]);
  return <SharePanel name={name} text={name} pack={pack} onClose={onClose} />;
}
