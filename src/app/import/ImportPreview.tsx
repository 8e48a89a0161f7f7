import { useEffect, useState } from 'react';
import { GAMES, gameOf } from '#/games';
import { database } from '#/store/home';
import type { Bundle } from '#/store/import/bundle';
import {
  type Change,
  type ImportMode,
  importBundle,
  previewImport,
  undoImport,
} from '#/store/import/importBundle';
import { troubleOf } from '#/store/trouble';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Choice } from '#/ui/Choice';
import { useNavigation } from '#/ui/navigation';
import { Progress } from '#/ui/Progress';
import { useProgress } from '#/ui/useProgress';
import { pathTo } from '../paths';
import { Changes } from './Changes';
import { DamagedList } from './DamagedList';
import css from './ImportPage.module.css';
import { contentOf, kindOf } from './words';

type Stage =
  | { readonly at: 'looking'; readonly changes: readonly Change[] | null }
  | { readonly at: 'done'; readonly changes: readonly Change[] }
  | { readonly at: 'undone' };

/** What a bundle would do to what is here; nothing is written before the tap, and that is undone by another. */
export function ImportPreview({ bundle }: { readonly bundle: Bundle }) {
  const navigation = useNavigation();
  const [mode, setMode] = useState<ImportMode>('merge');
  const [stage, setStage] = useState<Stage>({ at: 'looking', changes: null });
  const [problem, setProblem] = useState('');
  const attempt = (work: Promise<Stage>) =>
    work.then(
      (next) => {
        setProblem('');
        setStage(next);
      },
      (error) => setProblem(`${troubleOf(error).risk} ${troubleOf(error).advice}`),
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at anew for another bundle or mode only
  useEffect(() => {
    void attempt(
      previewImport(database, bundle, mode).then((changes) => ({ at: 'looking', changes })),
    );
  }, [bundle, mode]);

  const [part, run] = useProgress();
  const runImport = (how: ImportMode) =>
    attempt(
      run((onProgress) => importBundle(database, bundle, how, onProgress)).then((changes) => ({
        at: 'done',
        changes,
      })),
    );
  const undo = () => attempt(undoImport(database).then(() => ({ at: 'undone' })));
  const [first] = stage.at === 'undone' ? [] : (stage.changes ?? []);
  // A friend's version of what has been changed here: the player decides.
  const isBoth = bundle.kind !== 'backup' && first !== undefined && isOfBoth(first);
  const isHere = bundle.kind !== 'backup' && first?.fate === 'same';
  const openIt = first && bundle.kind !== 'backup' && (
    <Button kind="main" onClick={() => navigation.replace(pathOf(first, bundle))}>
      Open it
    </Button>
  );
  const title = { looking: kindOf(bundle), done: 'Added', undone: 'Undone' }[stage.at];

  return (
    <Card title={title}>
      {problem && <p role="alert">{problem}</p>}
      {stage.at === 'undone' && <p role="status">Everything is as it was before.</p>}
      {stage.at === 'looking' && (
        <>
          <p>{contentOf(bundle)}</p>
          {bundle.kind === 'backup' && (
            <Choice
              label="What you have on this device"
              options={[
                { id: 'merge', word: 'Merge, keep mine' },
                { id: 'replace', word: 'Replace everything' },
              ]}
              value={mode}
              onSet={setMode}
            />
          )}
        </>
      )}
      {stage.at !== 'undone' && <DamagedList damaged={bundle.damaged} />}
      {stage.at === 'looking' && isBoth && <p>You have this already, and the two differ.</p>}
      {stage.at !== 'undone' && stage.changes && !(stage.at === 'looking' && isBoth) && (
        <Changes changes={stage.changes} past={stage.at === 'done'} />
      )}
      <Progress label="Importing" part={part} />
      {stage.at === 'looking' && stage.changes && part === null && (
        <div className={css.importButtons}>
          {isHere && openIt}
          {isBoth && (
            <>
              <Button kind="main" icon="copy" onClick={() => void runImport('copy')}>
                Add a copy
              </Button>
              <Button onClick={() => void runImport('overwrite')}>Replace mine</Button>
            </>
          )}
          {!isBoth && !isHere && (
            <Button kind="main" icon="check" onClick={() => void runImport(mode)}>
              {mode === 'replace' ? 'Replace' : 'Add to this device'}
            </Button>
          )}
          <Button onClick={() => navigation.replace('/battle')}>
            {isBoth ? 'Keep mine' : 'Cancel'}
          </Button>
        </div>
      )}
      {stage.at === 'done' && (
        <div className={css.importButtons}>
          {openIt}
          <Button icon="undo" onClick={() => void undo()}>
            Undo
          </Button>
        </div>
      )}
    </Card>
  );
}

/** Neither state holds all of the other; a battle that went on there only is simply the later one. */
const isOfBoth = ({ what, fate }: Change): boolean =>
  fate === 'kept' || (what === 'army' && fate === 'replaced');

/** A battle is found by its id alone, an army on the pages of its game. */
function pathOf({ what, id }: Change, { armies: [army] }: Bundle): string {
  if (what === 'battle') return `/battle/${id}`;
  const game = (army && gameOf(army.game)) ?? GAMES[0];
  return `${pathTo(game, 'armies')}/${id}`;
}
