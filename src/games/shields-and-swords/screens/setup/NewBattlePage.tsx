import { useEffect, useState } from 'react';
import savedPage from '#/play/saved/savedPage.module.css';
import { wordsFor } from '#/play/saved/wordsFor';
import { createBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Content } from '#/ui/Content';
import { useNavigation, useOwnQuery } from '#/ui/navigation';
import { PageHead } from '#/ui/PageHead';
import { DEFAULT_OPTIONS, mayBegin } from '../../rules';
import { PRACTICE } from '../../scenarios';
import { CARDS, newBattlePath } from '../cards/address';
import { useCards } from '../cards/useCards';
import { GAME } from '../name';
import { CardBrief } from './CardBrief';
import { defaultOptions } from './defaultOptions';
import { draftOf } from './draft';
import { OptionsCard } from './OptionsCard';

/** A card, given with the address or chosen here, and the readings that this battle follows. */
export default function NewBattlePage() {
  const navigation = useNavigation();
  const given = useOwnQuery(newBattlePath()).get('card');
  const cards = useCards();
  const [chosen, setChosen] = useState<string | null>(null);
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    // A battle can be set up even while the storage cannot be read.
    defaultOptions().then(setOptions, () => undefined);
  }, []);
  const picked = cards?.find(({ id }) => id === (chosen ?? given ?? 'practice'));
  const card = picked?.card ?? PRACTICE;
  const bar = mayBegin(card);
  const begin = () =>
    createBattle(database, { game: GAME, ...draftOf(card, options) }).then(
      ({ id }) => navigation.replace(`/battle/${id}`),
      (error) => setProblem(wordsFor(error)),
    );
  return (
    <>
      <PageHead title="New battle" home="/battle/list" />
      <Content>
        <div className={`${savedPage.armies} ${savedPage.columns}`}>
          <Card title={<bdi>{card.name}</bdi>}>
            {cards && cards.length > 1 && (
              <Choice
                label="Card"
                options={cards.map((each) => ({ id: each.id, word: each.card.name }))}
                value={picked?.id ?? 'practice'}
                onSet={setChosen}
              />
            )}
            <CardBrief card={card} />
            <Button icon="plus" onClick={() => navigation.push(CARDS)}>
              Cards of your own
            </Button>
          </Card>
          <OptionsCard title="Readings" options={options} onSet={setOptions} />
        </div>
      </Content>
      <footer className={savedPage.armyFooter}>
        {(problem || bar) && (
          <p className={savedPage.armyNotices} role="alert">
            {problem || bar?.why}
          </p>
        )}
        <div className={savedPage.armyFoot}>
          <Button kind="main" icon="swords" disabled={bar !== null} onClick={() => void begin()}>
            Begin the battle
          </Button>
        </div>
      </footer>
    </>
  );
}
