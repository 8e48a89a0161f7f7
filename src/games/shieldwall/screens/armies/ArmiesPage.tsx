import { useState } from 'react';
import { freeName } from '#/core/freeName';
import { type Army, breaches } from '#/games/shieldwall/rules';
import { ListPage, useListNews } from '#/play/saved/ListPage';
import { SavedList } from '#/play/saved/SavedList';
import savedPage from '#/play/saved/savedPage.module.css';
import { restoreArmy } from '#/store/armies';
import { database } from '#/store/home';
import { useArmies } from '#/store/react';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { useNavigation } from '#/ui/navigation';
import { GAME } from '../name';
import { newBattlePath } from '../setup/address';
import { ArmyPanel } from './ArmyPanel';
import { addArmy } from './addArmy';
import { counted, namesIn, sizeOf } from './armyText';
import { newArmy } from './muster';
import { ReadyPanel } from './ReadyPanel';
import { READY_ARMIES, type ReadyArmy, titleOf } from './ready';
import { ShareArmy } from './ShareArmy';
import { armyIn } from './stored';

type Opened =
  | { readonly what: 'share' | 'more'; readonly id: string; readonly army: Army }
  | { readonly what: 'ready'; readonly ready: ReadyArmy };

/** `/armies`: the player's own, newest first, and the ready-made ones to start from. */
export default function ArmiesPage() {
  const navigation = useNavigation();
  const live = useArmies(GAME);
  const [opened, setOpened] = useState<Opened | null>(null);
  const news = useListNews();
  const { setProblem, setDeleted, fail } = news;

  const saved = live.status === 'read' ? live.value : [];
  const names = saved.map(({ name }) => name);
  const open = (id: string) => navigation.push(`/armies/${id}`);
  const add = (army: Army) => {
    setOpened(null);
    addArmy({ ...army, name: freeName(army.name, names) }).then(open, fail);
  };
  const openPanel = (what: 'share' | 'more') => (id: string) => {
    const row = saved.find((each) => each.id === id);
    const army = row && armyIn(row);
    if (army) setOpened({ what, id, army });
    else setProblem('What is stored of this army cannot be read. It is kept as it is.');
  };
  return (
    <>
      <ListPage
        title="Armies"
        live={live}
        news={news}
        restore={(id) => restoreArmy(database, id)}
        foot={
          <>
            <Button onClick={() => navigation.push('/parcel')}>Import</Button>
            <Button kind="main" icon="plus" onClick={() => add(newArmy())}>
              New army
            </Button>
          </>
        }
      >
        <Card title="Your armies">
          {live.status === 'read' && saved.length === 0 ? (
            <p className={savedPage.armiesText}>
              None yet. Start a new one, or copy a ready-made one below.
            </p>
          ) : (
            <SavedList
              what="armies"
              items={saved.map((row) => {
                const army = armyIn(row);
                return {
                  id: row.id,
                  name: row.name,
                  detail: army ? detailOf(army) : 'Cannot be read',
                  words: army ? namesIn(army) : [row.name],
                };
              })}
              onOpen={open}
              onShare={openPanel('share')}
              onMore={openPanel('more')}
            />
          )}
        </Card>
        <Card title="Ready-made armies">
          <SavedList
            what="ready-made armies"
            items={READY_ARMIES.map(({ id, scenario, army }) => ({
              id,
              name: army.name,
              detail: `${titleOf(scenario)}: ${sizeOf(army)}`,
              words: namesIn(army),
            }))}
            onOpen={(id) => {
              const ready = READY_ARMIES.find((each) => each.id === id);
              if (ready) setOpened({ what: 'ready', ready });
            }}
          />
        </Card>
      </ListPage>
      {opened?.what === 'ready' && (
        <ReadyPanel
          ready={opened.ready}
          onCopy={() => add(opened.ready.army)}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.what === 'share' && (
        <ShareArmy id={opened.id} army={opened.army} onClose={() => setOpened(null)} />
      )}
      {opened?.what === 'more' && (
        <ArmyPanel
          id={opened.id}
          army={opened.army}
          names={names}
          renames
          onFight={() => {
            setOpened(null);
            navigation.push(newBattlePath(opened.id));
          }}
          onShare={() => setOpened({ ...opened, what: 'share' })}
          onCopied={() => setOpened(null)}
          onDeleted={(name) => {
            setOpened(null);
            setDeleted({ id: opened.id, name });
          }}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function detailOf(army: Army): string {
  const count = breaches(army).length;
  return count === 0
    ? sizeOf(army)
    : `${sizeOf(army)}. ${counted(count, 'breach', 'breaches')} of the army rules`;
}
