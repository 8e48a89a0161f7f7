import { useMemo, useState } from 'react';
import savedPage from '#/play/saved/savedPage.module.css';
import { wordsFor } from '#/play/saved/wordsFor';
import { createBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Content } from '#/ui/Content';
import { useNavigation } from '#/ui/navigation';
import { PageHead } from '#/ui/PageHead';
import { SideMark } from '#/ui/SideMark';
import { begin, type Mode, type Opponent, otherSide, SIDES, setupFaults } from '../../rules';
import { LAST_STANDS, SCENARIOS, type Scenario, setupOf } from '../../scenarios';
import { BoardPicture } from '../board/BoardPicture';
import { GAME } from '../name';
import { OpponentChoice } from '../opponent/OpponentChoice';
import { BalanceNote } from './BalanceNote';
import { draftOf } from './draft';
import styles from './NewBattlePage.module.css';
import { OptionsCard } from './OptionsCard';
import { OwnBattle } from './OwnBattle';
import { OWN } from './ownBattle';
import { terrainWords } from './words';

const ALL = [...SCENARIOS, ...LAST_STANDS, OWN];

/** One of the six battles, a last stand, or one's own; as printed or shifted (BAT-1, OPT). */
export default function NewBattlePage() {
  const navigation = useNavigation();
  const [scenario, setScenario] = useState<Scenario>(SCENARIOS[0]);
  const [options, setOptions] = useState(scenario.options);
  const [mode, setMode] = useState<Mode>('board');
  const [opponent, setOpponent] = useState<Opponent | null>(null);
  const [problem, setProblem] = useState('');
  const { armies, inferior } = scenario;
  const faults = useMemo(() => setupFaults(setupOf(scenario)), [scenario]);
  const names = {
    inferior: `${armies[inferior].name} (inferior)`,
    superior: `${armies[otherSide(inferior)].name} (superior)`,
  };
  const start = () =>
    createBattle(database, { game: GAME, ...draftOf(scenario, options, mode, opponent) }).then(
      ({ id }) => navigation.replace(`/battle/${id}`),
      (error) => setProblem(wordsFor(error)),
    );
  return (
    <>
      <PageHead title="New battle" home="/battle/list" />
      <Content>
        <div className={`${savedPage.armies} ${savedPage.columns}`}>
          <Card title={[scenario.name, scenario.date].filter(Boolean).join(', ')}>
            <Choice
              label="Battle"
              options={ALL.map(({ id, name }) => ({ id, word: name }))}
              value={scenario.id}
              onSet={(id) => {
                const next = ALL.find((each) => each.id === id);
                if (!next) return;
                setScenario(next);
                setOptions(next.options);
              }}
            />
            {scenario.id === OWN.id && <OwnBattle scenario={scenario} onSet={setScenario} />}
            <Field scenario={scenario} />
            <BalanceNote scenario={scenario} />
          </Card>
          <Card title="Where are the pieces?">
            <Choice
              label="Positions"
              options={[
                { id: 'board', word: 'On the phone' },
                { id: 'tally', word: 'On the table' },
              ]}
              value={mode}
              onSet={setMode}
            />
            <p>
              {mode === 'board'
                ? 'The phone holds the board and knows every legal move.'
                : 'Your figures hold the board; the phone keeps commands, states, points and dice.'}
            </p>
          </Card>
          {mode === 'board' && (
            <Card title="Opponent">
              <OpponentChoice armies={armies} opponent={opponent} onSet={setOpponent} />
            </Card>
          )}
          <OptionsCard
            printed={scenario.options}
            options={options}
            names={names}
            onSet={setOptions}
          />
        </div>
      </Content>
      <footer className={savedPage.armyFooter}>
        {(problem || faults.length > 0) && (
          <p className={savedPage.armyNotices} role="alert">
            {problem || faults.join(' ')}
          </p>
        )}
        <div className={savedPage.armyFoot}>
          <Button
            kind="main"
            icon="swords"
            disabled={faults.length > 0}
            onClick={() => void start()}
          >
            Begin the battle
          </Button>
        </div>
      </footer>
    </>
  );
}

/** Who fights whom and where: in words and as a picture. */
function Field({ scenario }: { readonly scenario: Scenario }) {
  const { armies, inferior, terrain, task, name } = scenario;
  const battle = useMemo(() => begin(setupOf(scenario)), [scenario]);
  return (
    <>
      {task && <p className={styles.task}>{task}</p>}
      <div className={styles.map}>
        <BoardPicture label={`The board of ${name}`} battle={battle} />
      </div>
      <ul className={styles.list}>
        {SIDES.map((side) => (
          <li key={side}>
            <SideMark side={side} /> <b>{armies[side].name}</b>
            {side === inferior && ' (inferior)'}, {side === 'red' ? 'first' : 'second'}:{' '}
            {armies[side].leaders.join(' and ')}
            {terrain
              .filter((module) => module.side === side)
              .map((module) => `; ${terrainWords(module)}`)}
          </li>
        ))}
      </ul>
    </>
  );
}
