import { type SheetBook, triesOf } from './book';
import { Chips } from './Chips';
import { EntryCard } from './EntryCard';
import { Legend } from './Legend';
import { SearchBox } from './SearchBox';

/**
 * The sheet as it stands in index.html: readable before any script has run, of the same parts
 * and styles as the live page that takes its place.
 */
export function StaticSheet({ book }: { readonly book: SheetBook }) {
  return (
    <div className="sheet-page sheet-first">
      <header className="sheet-top">
        <h1 className="sr-only">Quick reference</h1>
        <SearchBox
          placeholder={`Search: ${triesOf(book)}`}
          query=""
          onQuery={null}
          onEnter={null}
        />
        <Chips
          book={book}
          entries={book.entries}
          phase={null}
          pins={[]}
          recents={[]}
          onJump={null}
        />
      </header>
      <main className="sheet-scroll">
        <Legend />
        {book.entries.map((entry) => (
          <EntryCard
            key={entry.id}
            book={book}
            entry={entry}
            unit={null}
            pathOf={(calculator) => book.pathOf(calculator, null, null)}
            foundRow={null}
            pinned={false}
            rank={0}
            late={false}
            actions={null}
          />
        ))}
      </main>
    </div>
  );
}
