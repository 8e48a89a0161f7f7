import { useState } from 'react';
import { FIGURES, LEVEL_NAMES, type Options, SIDES, type Side } from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';
import savedPage from '#/play/saved/savedPage.module.css';
import { wordsFor } from '#/play/saved/wordsFor';
import { createBattle } from '#/store/battle/battles';
import { database } from '#/store/home';
import { newId } from '#/store/id';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { Content } from '#/ui/Content';
import { useNavigation } from '#/ui/navigation';
import { Switch } from '#/ui/Switch';
import { TextField } from '#/ui/TextField';
import { FORMAT } from '../../schemas/upgrades';
import { titleOf } from '../armies/ready';
import { GAME } from '../name';
import { toolPath } from '../tools/address';
import { ArmyPicker } from './ArmyPicker';
import { ArmySlot } from './ArmySlot';
import {
  type Candidate,
  chosen,
  type Draft,
  nameOf,
  newDraft,
  ofScenario,
  scenarioOf,
  scenarioStarts,
  setupOf,
  startsAsScenario,
  swapped,
} from './draft';
import css from './NewBattle.module.css';
import { OptionsCard } from './OptionsCard';

export interface NewBattleProps {
  /** The id of the army that the player came with. */
  readonly given: string;
  readonly candidates: readonly Candidate[];
  /** Those that the player starts every battle from. */
  readonly options: Options;
}

/** Everything has an answer from the start: "Begin" can be the first tap. */
export function NewBattle({ given, candidates, options: usual }: NewBattleProps) {
  const navigation = useNavigation();
  const [draft, setDraft] = useState<Draft>(() =>
    newDraft(
      candidates.find(({ id }) => id === given),
      usual,
    ),
  );
  const [rolls, setRolls] = useState(false);
  const [picking, setPicking] = useState<Side | null>(null);
  const [problem, setProblem] = useState('');
  const set = (changes: Partial<Draft>) => setDraft({ ...draft, ...changes });
  // An army that was deleted meanwhile leaves its place to a ready-made one.
  const armies = chosen(draft, candidates) ?? chosen(newDraft(undefined), candidates);
  if (!armies) return null;
  const scenario = scenarioOf(armies);

  const begin = () =>
    createBattle(database, {
      game: GAME,
      format: FORMAT,
      name: nameOf(draft, armies),
      setup: setupOf(draft, armies, newId()),
    }).then(
      ({ id }) => {
        navigation.replace(`/battle/${id}`);
        if (rolls) navigation.push(toolPath('deployment', id));
      },
      (error) => setProblem(wordsFor(error)),
    );
  return (
    <>
      <Content>
        <div className={`${savedPage.armies} ${savedPage.columns}`}>
          <Card title="Armies">
            <div className={css.slots}>
              {SIDES.map((side) => (
                <ArmySlot
                  key={side}
                  side={side}
                  army={armies[side].army}
                  onOpen={() => setPicking(side)}
                />
              ))}
              <Button icon="swap" onClick={() => setDraft(swapped(draft))}>
                Swap sides
              </Button>
            </div>
            <Choice
              label="Or a ready-made battle"
              options={SCENARIOS.map((each) => ({ id: each.id, word: titleOf(each) }))}
              value={scenario?.id ?? null}
              onSet={(id) => {
                const next = SCENARIOS.find((each) => each.id === id);
                if (next) setDraft(ofScenario(draft, next));
              }}
            />
            {scenario && (
              <ul className={css.scenarioNotes}>
                {scenario.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </Card>
          <Card title="Start">
            {scenarioStarts(armies).length > 0 && (
              <Choice
                label="The units start (SET-3)"
                options={[
                  { id: 'scenario', word: 'As the scenario says' },
                  { id: 'rules', word: 'All alike' },
                ]}
                value={startsAsScenario(draft, armies) ? 'scenario' : 'rules'}
                onSet={(id) => set({ asScenario: id === 'scenario' })}
              />
            )}
            <p className={savedPage.armiesText}>
              {startsAsScenario(draft, armies) && scenarioStarts(armies).length > 0
                ? 'Units that the scenario does not mention: '
                : 'Every unit: '}
              {FIGURES.startingDps} DPs, {LEVEL_NAMES[FIGURES.startingLevel]}, formed.
            </p>
            <Switch rule="SET-1" on={rolls} onSet={setRolls}>
              Roll who deploys first
            </Switch>
          </Card>
          <OptionsCard options={draft.options} onSet={(options) => set({ options })} />
          <Card title="Name and table">
            <TextField
              label="Name of the battle"
              value={draft.name ?? ''}
              placeholder={nameOf({ ...draft, name: null }, armies)}
              onSet={(name) => set({ name })}
            />
            <TextField
              label="Table, if you want to note it"
              value={draft.table}
              placeholder="6 by 4 feet, a stream"
              onSet={(table) => set({ table })}
            />
          </Card>
        </div>
      </Content>
      <footer className={savedPage.armyFooter}>
        {problem && (
          <p className={savedPage.armyNotices} role="alert">
            {problem}
          </p>
        )}
        <div className={savedPage.armyFoot}>
          <Button kind="main" icon="swords" onClick={() => void begin()}>
            Begin the battle
          </Button>
        </div>
      </footer>
      {picking && (
        <ArmyPicker
          side={picking}
          candidates={candidates}
          onPick={(id) => {
            set({ armies: { ...draft.armies, [picking]: id }, asScenario: null });
            setPicking(null);
          }}
          onClose={() => setPicking(null)}
        />
      )}
    </>
  );
}
