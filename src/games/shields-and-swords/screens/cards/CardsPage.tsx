import { useState } from 'react';
import { freeName } from '#/core/freeName';
import { ListPage, useListNews } from '#/play/saved/ListPage';
import { SavedList } from '#/play/saved/SavedList';
import savedPage from '#/play/saved/savedPage.module.css';
import { restoreArmy } from '#/store/armies';
import { database } from '#/store/home';
import { useArmies } from '#/store/react';
import { Button } from '#/ui/Button';
import { Card as Box } from '#/ui/Card';
import { useNavigation } from '#/ui/navigation';
import { breaches, type Card } from '../../rules';
import { SCENARIOS } from '../../scenarios';
import { GAME } from '../name';
import { namesIn, sizeOf } from './account';
import { addCard } from './addCard';
import { CARDS, newBattlePath } from './address';
import { CardPanel } from './CardPanel';
import { newCard } from './edit';
import { ShareCard } from './ShareCard';
import { cardIn } from './stored';

interface Opened {
  readonly what: 'share' | 'more';
  readonly id: string;
  readonly card: Card;
}

/** The player's own cards, newest first, and the practice battle to start from. */
export default function CardsPage() {
  const navigation = useNavigation();
  const live = useArmies(GAME);
  const [opened, setOpened] = useState<Opened | null>(null);
  const news = useListNews();
  const { setProblem, setDeleted, fail } = news;
  const saved = live.status === 'read' ? live.value : [];
  const names = saved.map(({ name }) => name);
  const close = () => setOpened(null);
  const open = (id: string) => navigation.push(`${CARDS}/${id}`);
  const add = (card: Card) =>
    void addCard({ ...card, name: freeName(card.name, names) }).then(open, fail);
  const openPanel = (what: Opened['what']) => (id: string) => {
    const row = saved.find((each) => each.id === id);
    const card = row && cardIn(row);
    if (card) setOpened({ what, id, card });
    else setProblem('What is stored of this card cannot be read. It is kept as it is.');
  };
  return (
    <>
      <ListPage
        title="Cards"
        live={live}
        news={news}
        restore={(id) => restoreArmy(database, id)}
        foot={
          <>
            <Button onClick={() => navigation.push('/parcel')}>Import</Button>
            <Button kind="main" icon="plus" onClick={() => add(newCard())}>
              New card
            </Button>
          </>
        }
      >
        <Box title="Your cards">
          {live.status === 'read' && saved.length === 0 ? (
            <p className={savedPage.armiesText}>
              None yet. A card holds the figures of a boxed game, entered once: sides, wings,
              markers, units, victory.
            </p>
          ) : (
            <SavedList
              what="cards"
              items={saved.map((row) => {
                const card = cardIn(row);
                return {
                  id: row.id,
                  name: row.name,
                  detail: card ? detailOf(card) : 'Cannot be read',
                  words: card ? namesIn(card) : [row.name],
                };
              })}
              onOpen={open}
              onShare={openPanel('share')}
              onMore={openPanel('more')}
            />
          )}
        </Box>
        <Box title="Ready-made">
          <p className={savedPage.armiesText}>
            A tap opens a copy. It is ours; its balance is untested.
          </p>
          <SavedList
            what="ready-made cards"
            items={SCENARIOS.map(({ id, card }) => ({
              id,
              name: card.name,
              detail: sizeOf(card),
              words: namesIn(card),
            }))}
            onOpen={(id) => {
              const found = SCENARIOS.find((each) => each.id === id);
              if (found) add(found.card);
            }}
          />
        </Box>
      </ListPage>
      {opened?.what === 'share' && <ShareCard id={opened.id} card={opened.card} onClose={close} />}
      {opened?.what === 'more' && (
        <CardPanel
          id={opened.id}
          card={opened.card}
          names={names}
          onFight={() => {
            close();
            navigation.push(newBattlePath(opened.id));
          }}
          onShare={() => setOpened({ ...opened, what: 'share' })}
          onCopied={close}
          onDeleted={(name) => {
            close();
            setDeleted({ id: opened.id, name });
          }}
          onClose={close}
        />
      )}
    </>
  );
}

function detailOf(card: Card): string {
  const count = breaches(card).length;
  if (count === 0) return sizeOf(card);
  return `${sizeOf(card)}. ${count === 1 ? '1 thing' : `${count} things`} to look at`;
}
