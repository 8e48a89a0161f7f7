import { useRef } from 'react';
import { ClearSign, SearchSign } from './signs';

interface Props {
  /** What to type, as an example. */
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: ((query: string) => void) | null;
  /** Enter: go to the first answer. */
  readonly onEnter: (() => void) | null;
}

export function SearchBox({ placeholder, query, onQuery, onEnter }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <search className="sheet-search">
      <SearchSign />
      <input
        ref={input}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        aria-label="Search the sheet"
        placeholder={placeholder}
        value={query}
        onChange={(event) => onQuery?.(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') onQuery?.('');
          if (event.key === 'Enter') onEnter?.();
        }}
      />
      {query && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            onQuery?.('');
            input.current?.focus();
          }}
        >
          <ClearSign />
        </button>
      )}
    </search>
  );
}
