import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { type Entry, phaseFirst } from '#/core/sheet';
import { useHeading } from '#/ui/enterPage';
import { placeOf } from './address';
import { type BattleOn, type SheetBook, triesOf } from './book';
import { Chips } from './Chips';
import { type EntryActions, EntryCard } from './EntryCard';
import { Legend } from './Legend';
import { OtherAnswers } from './OtherAnswers';
import { PrintSheet } from './PrintSheet';
import { usePacked } from './packed';
import { lookedAt, togglePin, usePins } from './pins';
import { keyOf } from './RowLine';
import { SearchBox } from './SearchBox';
import { searchIn } from './search';
import { shareEntry } from './share';
import { UnitChoice } from './UnitChoice';
import { usePrinting } from './usePrinting';

export interface SheetViewProps {
  readonly book: SheetBook;
  /** Null when none is on. */
  readonly battle: BattleOn | null;
  /** The unit that the address names. */
  readonly asked: string | null;
  /** What the address looks up. */
  readonly find: string | null;
  /** The entry that the address names. */
  readonly goTo: string | null;
  /** In front, not kept behind another tab. */
  readonly shown: boolean;
}

/** Whoever has not found it in these goes on typing. */
const MOST_SHOWN = 4;

/** Milliseconds without a keystroke. */
const PAUSE = 150;

/** What was there when the typing last paused. */
function useAtPause<T>(now: T): T {
  const [paused, setPaused] = useState(now);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(now), PAUSE);
    return () => clearTimeout(timer);
  }, [now]);
  return paused;
}

/** Another page of the sheet may be kept behind this one, so the entry is looked for in this one. */
const cardOf = (page: HTMLElement | null, place: string) =>
  page?.querySelector(`[id="${CSS.escape(place)}"]`);

const toPlace = (page: HTMLElement | null, place: string) => {
  const card = cardOf(page, place);
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector('h2')?.focus({ preventScroll: true });
};

export function SheetView({ book, battle, asked, find, goTo, shown }: SheetViewProps) {
  useHeading();
  const phase = battle?.phase ?? null;
  const usual = battle?.entries ?? book.entries;
  const [chosen, setChosen] = useState(asked);
  const unit = battle?.units.find(({ id }) => id === chosen) ?? null;
  const [query, setQuery] = useState(find ?? '');
  const [said, setSaid] = useState('');
  const { pins, recents } = usePins(book.pinsKey);
  const scroller = useRef<HTMLElement>(null);
  const printing = usePrinting(shown);

  const entries = useMemo(() => phaseFirst(usual, phase), [usual, phase]);
  const search = useMemo(() => searchIn(usual, book.synonyms), [usual, book]);
  const hits = useMemo(() => search(query), [search, query]);
  const searching = query.trim() !== '';
  const askedOthers = useAtPause(query.trim());

  const actions = useMemo<EntryActions>(
    () => ({
      onPin: (id) => togglePin(book.pinsKey, id),
      onShare: (entry) => void shareEntry(book, entry).then(setSaid),
      onChoose: battle?.choose ?? null,
    }),
    [book, battle],
  );
  const battleId = battle?.id ?? null;
  const unitId = unit?.id ?? null;
  const pathOf = useCallback(
    (calculator: string) => book.pathOf(calculator, battleId, unitId),
    [book, battleId, unitId],
  );

  const jump = useCallback(
    (id: string) => {
      setQuery('');
      lookedAt(book.pinsKey, id);
      // The cards that the search hid have to be back before one can be scrolled to.
      requestAnimationFrame(() => toPlace(scroller.current, placeOf(book.path, id)));
    },
    [book],
  );

  useEffect(() => {
    if (find) setQuery(find);
  }, [find]);

  const place = useRef(0);
  useLayoutEffect(() => {
    // Behind another tab the page is not laid out, and a browser may forget how far it was scrolled.
    if (!scroller.current) return;
    if (shown) scroller.current.scrollTop ||= place.current;
    else place.current = scroller.current.scrollTop;
  }, [shown]);

  useLayoutEffect(() => {
    if (goTo) toPlace(scroller.current, placeOf(book.path, goTo));
  }, [book, goTo]);

  const changeQuery = (next: string) => {
    const answer = hits[0];
    if (next === '' && answer) lookedAt(book.pinsKey, answer.entry.id);
    setQuery(next);
  };

  usePacked(scroller);

  const best = useMemo(
    () => new Map(hits.slice(0, MOST_SHOWN).map((hit, place) => [hit.entry.id, { ...hit, place }])),
    [hits],
  );
  const drawn = useAtPause(best);
  /** How far the page is scrolled; asking the page itself would have it laid out within a keystroke. */
  const scrolled = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other answers are read from the top
  useLayoutEffect(() => {
    if (searching && scroller.current && scrolled.current > 0) scroller.current.scrollTop = 0;
  }, [searching, best]);
  useEffect(() => {
    // The row that answers may stand at the end of a long table.
    const [first] = drawn.keys();
    if (first)
      cardOf(scroller.current, placeOf(book.path, first))
        ?.querySelector('.found')
        ?.scrollIntoView({ block: 'nearest' });
  }, [book, drawn]);
  /** Its place among the answers; all in their usual order while nothing is looked for. */
  const rankOf = ({ id }: Entry): number | null => (searching ? (best.get(id)?.place ?? null) : 0);
  /** In the document too the answers come first, best first, for whatever reads or prints it in its order. */
  const inOrder = useMemo(() => {
    if (!searching) return entries;
    const first = [...drawn.keys()].flatMap((id) => entries.find((each) => each.id === id) ?? []);
    return [...first, ...entries.filter(({ id }) => !drawn.has(id))];
  }, [searching, entries, drawn]);
  /** The best answer is drawn with the keystroke, others that are new when the typing pauses. */
  const isLate = (entry: Entry): boolean => Boolean(rankOf(entry)) && !drawn.has(entry.id);
  const foundIn = ({ id }: Entry): string | null => {
    const row = searching ? best.get(id)?.row : null;
    return row ? keyOf(row) : null;
  };
  const status =
    hits.length === 0
      ? `Nothing found: ${triesOf(book)} or a word of a table’s name.`
      : hits.length === 1
        ? '1 table'
        : `${hits.length} tables, the best first`;
  const lost = goTo !== null && !usual.some(({ id }) => id === goTo);

  return (
    <>
      <header className="sheet-top">
        <h1 className="sr-only">Quick reference</h1>
        <SearchBox
          placeholder={`Search: ${triesOf(book)}`}
          query={query}
          onQuery={changeQuery}
          onEnter={() => hits[0] && jump(hits[0].entry.id)}
        />
        <Chips
          book={book}
          entries={usual}
          phase={phase}
          pins={pins}
          recents={recents}
          onJump={jump}
        />
      </header>
      <main
        className="sheet-scroll"
        ref={scroller}
        onScroll={({ currentTarget }) => {
          scrolled.current = currentTarget.scrollTop;
        }}
      >
        <p className={searching || said || lost ? 'sheet-status' : 'sr-only'} role="status">
          {searching
            ? status
            : lost
              ? `The sheet has no entry “${goTo}”. Here is all of it.`
              : said}
        </p>
        {battle && !searching && (
          <UnitChoice units={battle.units} chosen={unit?.id ?? ''} onChoose={setChosen} />
        )}
        <Legend />
        {inOrder.map((entry) => (
          <EntryCard
            key={entry.id}
            book={book}
            entry={entry}
            unit={unit}
            pathOf={pathOf}
            foundRow={foundIn(entry)}
            pinned={pins.includes(entry.id)}
            rank={rankOf(entry)}
            late={isLate(entry)}
            actions={actions}
          />
        ))}
        {searching && askedOthers && <OtherAnswers path={book.path} query={askedOthers} />}
        <footer className="sheet-foot" hidden={searching}>
          <button type="button" onClick={() => window.print()}>
            {book.print.word}
          </button>
        </footer>
      </main>
      {printing && createPortal(<PrintSheet book={book} entries={usual} />, document.body)}
    </>
  );
}
