import { type ReactNode, useState } from 'react';
import type { Live } from '#/store/react';
import { Content } from '#/ui/Content';
import { Notice } from '#/ui/Notice';
import { PageHead } from '#/ui/PageHead';
import css from './savedPage.module.css';
import { wordsFor } from './wordsFor';

interface Deleted {
  readonly id: string;
  readonly name: string;
}

/** What a page of saved things has to say: what went wrong, and what was deleted last. */
export interface ListNews {
  readonly problem: string;
  readonly setProblem: (words: string) => void;
  readonly fail: (error: unknown) => void;
  readonly deleted: Deleted | null;
  readonly setDeleted: (deleted: Deleted | null) => void;
}

export function useListNews(): ListNews {
  const [problem, setProblem] = useState('');
  const [deleted, setDeleted] = useState<Deleted | null>(null);
  return {
    problem,
    setProblem,
    fail: (error) => setProblem(wordsFor(error)),
    deleted,
    setDeleted,
  };
}

export interface ListPageProps {
  readonly title: string;
  readonly home?: string;
  readonly live: Live<unknown>;
  readonly news: ListNews;
  /** Takes the deletion back. */
  readonly restore: (id: string) => Promise<unknown>;
  /** The lists, each in a card. */
  readonly children: ReactNode;
  /** The buttons at the foot. */
  readonly foot: ReactNode;
}

/** A page with lists of what is saved: its troubles above, the last deletion to be undone below. */
export function ListPage({ title, home, live, news, restore, children, foot }: ListPageProps) {
  const { problem, fail, deleted, setDeleted } = news;
  return (
    <>
      <PageHead title={title} {...(home ? { home } : {})} />
      <Content>
        <div className={`${css.armies} ${css.columns}`}>
          {problem && <p role="alert">{problem}</p>}
          {live.status === 'trouble' && (
            <p role="alert">
              {live.trouble.risk} {live.trouble.advice}
            </p>
          )}
          {children}
        </div>
      </Content>
      <footer className={css.armyFooter}>
        {deleted && (
          <div className={css.armyNotices}>
            <Notice
              key={deleted.id}
              seconds={10}
              action={{ word: 'Undo', onAct: () => void restore(deleted.id).catch(fail) }}
              onClose={() => setDeleted(null)}
            >
              <bdi>{deleted.name || 'Untitled'}</bdi> was deleted.
            </Notice>
          </div>
        )}
        <div className={css.armyFoot}>{foot}</div>
      </footer>
    </>
  );
}
