import { QUICK_SHEET } from '../../rules/options';
import type { Calculator } from '../../sheet/entry';
import { sheet } from '../../sheet/sheet';
import { toolPath } from '../tools/address';
import { Chips } from './Chips';
import { EntryCard } from './EntryCard';
import { Legend } from './Legend';
import { SearchBox } from './SearchBox';

const pathOf = (calculator: Calculator) => toolPath(calculator, null);

/**
 * The sheet as it stands in index.html: readable before any script has run, of the same parts
 * and styles as the live page that takes its place.
 */
export function FirstSheet() {
  const entries = sheet(QUICK_SHEET);
  return (
    <div className="sheet-page sheet-first">
      <header className="sheet-top">
        <h1 className="sr-only">Quick reference</h1>
        <SearchBox query="" onQuery={null} onEnter={null} />
        <Chips entries={entries} phase={null} pins={[]} recents={[]} onJump={null} />
      </header>
      <main className="sheet-scroll">
        <Legend />
        {entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            options={QUICK_SHEET}
            unit={null}
            pathOf={pathOf}
            foundRow={null}
            pinned={false}
            rank={0}
            late={false}
            actions={null}
          />
        ))}
      </main>
      <div className="sheet-tabs" />
    </div>
  );
}
