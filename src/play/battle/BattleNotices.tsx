import { useState } from 'react';
import type { KernelTypes } from '#/core/kernel';
import type { BattleRow } from '#/store/rows';
import { Notice } from '#/ui/Notice';
import { useNavigation } from '#/ui/navigation';
import { dropUnfinished, useUnfinished } from '../roll/unfinished';
import css from './BattleFrame.module.css';
import type { BattlePlay } from './useBattlePlay';

/** What there is to say above the bar: what hinders saving, what was refused, what was just done. */
export function BattleNotices<G extends KernelTypes>({ play }: { readonly play: BattlePlay<G> }) {
  const { row, session, view, past, lookBack, act, undo, refused, said, heard, hush } = play;
  const { push } = useNavigation();
  const unfinished = useUnfinished(row.id);
  const [seenDropped, setSeenDropped] = useState(0);
  const [saved, setSaved] = useState('');
  return (
    <div className={css.battleSaid}>
      <p className="sr-only" role="status">
        {heard}
      </p>
      {view.readOnly && (
        <Notice
          action={{ word: 'Save what is stored of it', onAct: () => void save(row).then(setSaved) }}
        >
          {view.readOnly.risk} {view.readOnly.advice} {saved}
        </Notice>
      )}
      {view.dropped > seenDropped && (
        <Notice onClose={() => setSeenDropped(view.dropped)}>
          {view.dropped - seenDropped === 1
            ? 'One thing you did could not be saved and was left out:'
            : `${view.dropped - seenDropped} things you did could not be saved and were left out:`}{' '}
          another window had changed the battle meanwhile.
        </Notice>
      )}
      {unfinished && (
        <Notice
          onClose={() => dropUnfinished(unfinished.path)}
          action={{ word: 'Go on', onAct: () => push(unfinished.path) }}
        >
          {unfinished.title}: not finished yet.
        </Notice>
      )}
      {refused && (
        <Notice
          onClose={hush}
          {...(refused.refusal.kind === 'forbidden' && {
            action: {
              word: 'Do it anyway',
              onAct: () => act({ ...refused.command, anyway: true }),
            },
          })}
        >
          {refused.refusal.why}
        </Notice>
      )}
      {said && !past && (
        <Notice
          key={said.text}
          onClose={hush}
          seconds={said.regret ? 12 : 5}
          {...(said.regret && { action: { word: 'Undo it', onAct: undo } })}
        >
          {said.text}
        </Notice>
      )}
      {past && (
        <Notice
          onClose={() => lookBack(null)}
          action={{
            word: 'Go back to here',
            onAct: () => {
              lookBack(null);
              void session.returnTo(past.entry);
            },
          }}
        >
          The battle as it stood then.
        </Notice>
      )}
    </div>
  );
}

/** Seldom needed, so it comes with the tap. What came of it, in words. */
const save = (row: BattleRow): Promise<string> =>
  import('./saveRaw')
    .then(({ saveRaw }) => saveRaw(row))
    .catch(() => 'It cannot be read just now.');
