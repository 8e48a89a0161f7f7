import { type ReactNode, useState } from 'react';
import { Button } from '#/ui/Button';
import { Icon } from '#/ui/icons/Icon';
import { matches } from './matches';
import css from './SavedList.module.css';

export interface SavedItem {
  readonly id: string;
  readonly name: string;
  readonly detail: ReactNode;
  /** All that it may be looked for by. */
  readonly words: readonly string[];
}

export interface SavedListProps {
  /** "armies" */
  readonly what: string;
  readonly items: readonly SavedItem[];
  readonly onOpen: (id: string) => void;
  readonly onShare?: (id: string) => void;
  readonly onMore?: (id: string) => void;
}

/** More than a small phone shows at once. */
const LONG = 7;

/** Its name, with its place among those of the same name. */
function calledIn(items: readonly SavedItem[], id: string, called: string): string {
  const alike = items.filter(({ name }) => (name || 'Untitled') === called);
  const place = alike.findIndex((each) => each.id === id) + 1;
  return alike.length > 1 ? `${called}, ${place} of ${alike.length}` : called;
}

/** What the player keeps, to be opened, shared or done more with; searchable when it is long. */
export function SavedList({ what, items, onOpen, onShare, onMore }: SavedListProps) {
  const [query, setQuery] = useState('');
  const found = items.filter(({ words }) => matches(query, words));
  return (
    <div className={css.saved}>
      {items.length > LONG && (
        <search className={css.savedSearch}>
          <Icon name="search" />
          <input
            type="search"
            dir="auto"
            autoComplete="off"
            aria-label={`Search ${what}`}
            placeholder={`Search ${items.length} ${what}`}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </search>
      )}
      <p className="sr-only" role="status">
        {query && `${found.length} of ${items.length} ${what}`}
      </p>
      {found.length === 0 && query && (
        <p className={css.savedNone}>
          None of your {what} has “<bdi>{query}</bdi>” in it.
        </p>
      )}
      <ul>
        {found.map(({ id, name, detail }) => {
          const called = calledIn(items, id, name || 'Untitled');
          return (
            <li key={id}>
              <button type="button" className={css.savedOpen} onClick={() => onOpen(id)}>
                <bdi className={css.savedName}>{name || 'Untitled'}</bdi>
                <small>{detail}</small>
                {!onMore && <Icon name="next" />}
              </button>
              <span className={css.savedActions}>
                {onShare && (
                  <Button
                    kind="quiet"
                    icon="share"
                    aria-label={`Share ${called}`}
                    onClick={() => onShare(id)}
                  />
                )}
                {onMore && (
                  <Button
                    kind="quiet"
                    icon="dots"
                    aria-label={`Rename, duplicate or delete ${called}`}
                    onClick={() => onMore(id)}
                  />
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
