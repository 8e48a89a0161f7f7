import { useRef, useState } from 'react';
import { Button } from '#/ui/Button';
import { Panel } from '#/ui/Panel';
import { TextField } from '#/ui/TextField';
import css from './SavedPanel.module.css';

export interface SavedPanelProps {
  readonly name: string;
  /** The first thing to do with it. */
  readonly main: { readonly word: string; readonly onAct: () => void };
  /** Left out where the name is changed elsewhere. */
  readonly rename?: (name: string) => Promise<unknown>;
  readonly onShare: () => void;
  readonly copy: (name: string) => Promise<unknown>;
  readonly remove: (name: string) => Promise<unknown>;
  /** What went wrong, in words. */
  readonly wordsFor: (error: unknown) => string;
  readonly onClose: () => void;
}

/** What can be done with something that is kept, as a whole. */
export function SavedPanel({
  name: given,
  main,
  rename,
  onShare,
  copy,
  remove,
  wordsFor,
  onClose,
}: SavedPanelProps) {
  const [name, setName] = useState(given);
  const [problem, setProblem] = useState('');
  /** One after the other: a copy is made of the name that was typed before it. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const attempt = (work: () => Promise<unknown>) => {
    last.current = last.current.then(work).catch((error) => setProblem(wordsFor(error)));
  };
  return (
    <Panel title={<bdi>{name || 'Untitled'}</bdi>} onClose={onClose}>
      <div className={css.savedPanel}>
        {problem && <p role="alert">{problem}</p>}
        {rename && (
          <TextField
            label="Name"
            value={name}
            onSet={(next) => {
              setName(next);
              attempt(() => rename(next));
            }}
          />
        )}
        <Button kind="main" icon="swords" onClick={main.onAct}>
          {main.word}
        </Button>
        <Button icon="share" onClick={onShare}>
          Share
        </Button>
        <Button icon="copy" onClick={() => attempt(() => copy(name))}>
          Duplicate
        </Button>
        <Button icon="bin" onClick={() => attempt(() => remove(name))}>
          Delete
        </Button>
      </div>
    </Panel>
  );
}
