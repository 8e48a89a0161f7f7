import { type ReactNode, useState } from 'react';
import { restoreArmy } from '#/store/armies';
import { database } from '#/store/home';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { Content } from '#/ui/Content';
import { Notice } from '#/ui/Notice';
import { PageHead } from '#/ui/PageHead';
import css from './savedPage.module.css';
import type { ChangeSaved, OpenSaved, Saved } from './useSaved';
import { wordsFor } from './wordsFor';

export interface SavedPageProps<T> {
  readonly id: string;
  /** "army" */
  readonly what: string;
  /** Where they are listed. */
  readonly home: string;
  readonly saved: Saved<T>;
  readonly editor: (value: T, change: ChangeSaved<T>) => ReactNode;
  readonly share: (value: T, onClose: () => void) => ReactNode;
  /** What can be done with it as a whole; `onShare` turns to sharing. */
  readonly more: (value: T, onShare: () => void, onClose: () => void) => ReactNode;
  readonly onFight: () => void;
}

/** One army, or whatever a game keeps as one, changed and kept in one go. */
export function SavedPage<T extends { readonly name: string }>(props: SavedPageProps<T>) {
  const { what, home, saved } = props;
  if (saved.status === 'open') return <OpenedPage {...props} open={saved} />;
  return (
    <>
      <PageHead title={`${what[0]?.toUpperCase()}${what.slice(1)}`} home={home} />
      <Content>
        <div className={css.armies}>
          {saved.status !== 'reading' && <Unopened what={what} saved={saved} />}
        </div>
      </Content>
    </>
  );
}

interface UnopenedProps<T> {
  readonly what: string;
  readonly saved: Exclude<Saved<T>, OpenSaved<T>>;
}

function Unopened<T>({ what, saved }: UnopenedProps<T>) {
  const words =
    saved.status === 'trouble'
      ? `${saved.trouble.risk} ${saved.trouble.advice}`
      : saved.status === 'missing'
        ? `There is no such ${what} on this device.`
        : `What is stored of this ${what} cannot be read. It is kept as it is.`;
  return (
    <Card>
      <p role="alert">{words}</p>
    </Card>
  );
}

function OpenedPage<T extends { readonly name: string }>({
  id,
  what,
  home,
  open,
  editor,
  share,
  more,
  onFight,
}: SavedPageProps<T> & { readonly open: OpenSaved<T> }) {
  const { value, deleted, change, last } = open;
  const [panel, setPanel] = useState<'share' | 'more' | null>(null);
  const [problem, setProblem] = useState('');
  /** The deletion whose notice was put away. */
  const [dismissed, setDismissed] = useState<object | null>(null);
  const close = () => setPanel(null);
  const fail = (error: unknown) => setProblem(wordsFor(error));
  return (
    <>
      <PageHead title={<bdi>{value.name || 'Untitled'}</bdi>} home={home}>
        <Button
          kind="quiet"
          icon="undo"
          aria-label={last ? `Undo: ${last.words}` : 'Nothing to undo'}
          disabled={!last}
          onClick={() => last?.undo()}
        />
        <Button
          kind="quiet"
          icon="share"
          aria-label={`Share ${value.name || 'Untitled'}`}
          onClick={() => setPanel('share')}
        />
        <Button
          kind="quiet"
          icon="dots"
          aria-label={`Duplicate or delete ${value.name || 'Untitled'}`}
          onClick={() => setPanel('more')}
        />
      </PageHead>
      <Content>
        {deleted ? (
          <div className={css.armies}>
            <Card>
              <p>This {what} was deleted. It can be restored for 30 days.</p>
            </Card>
            {problem && <p role="alert">{problem}</p>}
            <Button icon="undo" onClick={() => void restoreArmy(database, id).catch(fail)}>
              Restore
            </Button>
          </div>
        ) : (
          editor(value, change)
        )}
      </Content>
      <footer className={css.armyFooter}>
        <div className={css.armyNotices}>
          {last?.deleted !== undefined && dismissed !== value && (
            <Notice
              action={{ word: 'Undo', onAct: last.undo }}
              seconds={10}
              onClose={() => setDismissed(value)}
            >
              <bdi>{last.deleted || 'Untitled'}</bdi> was deleted.
            </Notice>
          )}
        </div>
        <div className={css.armyFoot}>
          <Button
            kind="main"
            icon="swords"
            onClick={() => {
              close();
              onFight();
            }}
          >
            Fight a battle
          </Button>
        </div>
      </footer>
      {panel === 'share' && share(value, close)}
      {panel === 'more' && more(value, () => setPanel('share'), close)}
    </>
  );
}
