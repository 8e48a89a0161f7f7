import { useState } from 'react';
import { Button } from '#/ui/Button';
import { sentence } from '../../opponent/reason';
import { type Battle, title } from '../../rules';
import { think } from './think';

/** What the strongest level would do next, and why. */
export function Hint({ battle }: { readonly battle: Battle }) {
  const [hint, setHint] = useState<{ readonly battle: Battle; readonly text: string } | null>(null);
  const [thinking, setThinking] = useState(false);
  const ask = () => {
    setThinking(true);
    think(battle, 'hard')
      .then(([first]) =>
        first ? `${title(battle, first.command)}. ${sentence(first.reason)}` : 'Nothing to do.',
      )
      .catch((error: Error) => error.message)
      .then((text) => {
        setHint({ battle, text });
        setThinking(false);
      });
  };
  return (
    <div>
      <Button kind="quiet" disabled={thinking} onClick={ask}>
        {thinking ? 'Thinking' : 'Hint'}
      </Button>
      <p role="status">{hint?.battle === battle ? hint.text : ''}</p>
    </div>
  );
}
