import '#/play/saved/saved-page.css';
import { useIonRouter } from '@ionic/react';
import { useState } from 'react';
import { wordsFor } from '#/play/saved/wordsFor';
import { createBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Content } from '#/ui/Content';
import { PageHead } from '#/ui/PageHead';
import { otherSide, type TerrainModule } from '../../rules';
import { SCENARIOS } from '../../scenarios';
import { GAME } from '../name';
import { draftOf } from './draft';
import { OptionsCard } from './OptionsCard';

const CORNER_WORDS = { LR: 'left rear', RR: 'right rear', RF: 'right flank' };
const terrainWords = ({ kind, corner, name }: TerrainModule): string =>
  `${name ? `${name}, ` : ''}${kind} at the ${CORNER_WORDS[corner]}`;

/** One of the six battles, as printed or shifted for players of unequal skill (BAT-1). */
export default function NewBattlePage() {
  const router = useIonRouter();
  const [scenario, setScenario] = useState(SCENARIOS[0]);
  const [options, setOptions] = useState(scenario.options);
  const [problem, setProblem] = useState('');
  const { armies, inferior, terrain } = scenario;
  const names = {
    inferior: `${armies[inferior].name} (inferior)`,
    superior: `${armies[otherSide(inferior)].name} (superior)`,
  };
  const begin = () =>
    createBattle(database, { game: GAME, ...draftOf(scenario, options) }).then(
      ({ id }) => router.push(`/battle/${id}`, 'none', 'replace'),
      (error) => setProblem(wordsFor(error)),
    );
  return (
    <>
      <PageHead title="New battle" home="/battle/list" />
      <Content>
        <div className="armies">
          <Card title={`${scenario.name}, ${scenario.date}`}>
            <Choice
              label="Battle"
              options={SCENARIOS.map(({ id, name }) => ({ id, word: name }))}
              value={scenario.id}
              onSet={(id) => {
                const next = SCENARIOS.find((each) => each.id === id);
                if (!next) return;
                setScenario(next);
                setOptions(next.options);
              }}
            />
            <ul>
              {(['red', 'black'] as const).map((side) => (
                <li key={side}>
                  <b>{armies[side].name}</b>
                  {side === inferior && ' (inferior)'}, {side === 'red' ? 'first' : 'second'}:{' '}
                  {armies[side].leaders.join(' and ')}
                  {terrain
                    .filter((module) => module.side === side)
                    .map((module) => `; ${terrainWords(module)}`)}
                </li>
              ))}
            </ul>
          </Card>
          <OptionsCard
            printed={scenario.options}
            options={options}
            names={names}
            onSet={setOptions}
          />
        </div>
      </Content>
      <footer className="army-footer">
        {problem && (
          <p className="army-notices" role="alert">
            {problem}
          </p>
        )}
        <div className="army-foot">
          <Button kind="main" icon="swords" onClick={() => void begin()}>
            Begin the battle
          </Button>
        </div>
      </footer>
    </>
  );
}
