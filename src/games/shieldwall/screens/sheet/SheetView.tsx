import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { QUICK_SHEET } from '../../rules/options';
import type { Calculator, Entry } from '../../sheet/entry';
import { searchIn } from '../../sheet/search';
import { phaseFirst, sheet } from '../../sheet/sheet';
import { toolPath } from '../tools/address';
import { placeOf } from './address';
import type { BattleOn } from './battleOn';
import { Chips } from './Chips';
import { type EntryActions, EntryCard, keyOf } from './EntryCard';
import { Legend } from './Legend';
import { PrintSheet } from './PrintSheet';
import { SearchBox } from './SearchBox';
import { shareEntry } from './share';
import { lookedAt, togglePin, useShelf } from './shelf';
import { UnitChoice } from './UnitChoice';
import { usePrinting } from './usePrinting';

export interface SheetViewProps {
  /** Null when none is on. */
  readonly battle: BattleOn | null;
  /** The unit that the address names. */
  readonly asked: string | null;
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
const cardOf = (page: HTMLElement | null, id: string) =>
  page?.querySelector(`[id="${CSS.escape(placeOf(id))}"]`);

const toPlace = (page: HTMLElement | null, id: string) => {
  const card = cardOf(page, id);
  card?.scrollIntoView({ block: 'start' });
  card?.querySelector('h2')?.focus({ preventScroll: true });
};

export function SheetView({ battle, asked, goTo, shown }: SheetViewProps) {
  const phase = battle?.phase ?? null;
  const options = battle?.options ?? QUICK_SHEET;
  const [chosen, setChosen] = useState(asked);
  const unit = battle?.units.find(({ id }) => id === chosen) ?? null;
  const [query, setQuery] = useState('');
  const [said, setSaid] = useState('');
  const { pins, recents } = useShelf();
  const scroller = useRef<HTMLElement>(null);
  const printing = usePrinting(shown);

  const usual = useMemo(() => sheet(options), [options]);
  const entries = useMemo(() => phaseFirst(usual, phase), [usual, phase]);
  const search = useMemo(() => searchIn(usual), [usual]);
  const hits = useMemo(() => search(query), [search, query]);
  const searching = query.trim() !== '';

  const actions = useMemo<EntryActions>(
    () => ({
      onPin: togglePin,
      onShare: (entry) => void shareEntry(entry).then(setSaid),
      onChoose:
        battle && ((option, value) => battle.setOptions({ ...battle.options, [option]: value })),
    }),
    [battle],
  );
  const battleId = battle?.id ?? null;
  const unitId = unit?.id;
  const pathOf = useCallback(
    (calculator: Calculator) => toolPath(calculator, battleId, unitId ? { unit: unitId } : {}),
    [battleId, unitId],
  );

  const jump = useCallback((id: string) => {
    setQuery('');
    lookedAt(id);
    // The cards that the search hid have to be back before one can be scrolled to.
    requestAnimationFrame(() => toPlace(scroller.current, id));
  }, []);

  useLayoutEffect(() => {
    // Reading has begun in the static text: carry on at the same line.
    const first = document.querySelector('#first .sheet-scroll');
    if (first && scroller.current) scroller.current.scrollTop = first.scrollTop;
  }, []);

  const place = useRef(0);
  useLayoutEffect(() => {
    // Behind another tab the page is not laid out, and a browser may forget how far it was scrolled.
    if (!scroller.current) return;
    if (shown) scroller.current.scrollTop ||= place.current;
    else place.current = scroller.current.scrollTop;
  }, [shown]);

  useLayoutEffect(() => {
    if (goTo) toPlace(scroller.current, goTo);
  }, [goTo]);

  const changeQuery = (next: string) => {
    const answer = hits[0];
    if (next === '' && answer) lookedAt(answer.entry.id);
    setQuery(next);
  };

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
      cardOf(scroller.current, first)
        ?.querySelector('.found')
        ?.scrollIntoView({ block: 'nearest' });
  }, [drawn]);
  /** Its place among the answers; all in their usual order while nothing is looked for. */
  const rankOf = ({ id }: Entry): number | null => (searching ? (best.get(id)?.place ?? null) : 0);
  /** The best answer is drawn with the keystroke, others that are new when the typing pauses. */
  const isLate = (entry: Entry): boolean => Boolean(rankOf(entry)) && !drawn.has(entry.id);
  const foundIn = ({ id }: Entry): string | null => {
    const row = searching ? best.get(id)?.row : null;
    return row ? keyOf(row) : null;
  };
  const status =
    hits.length === 0
      ? 'Nothing found. Try another word, or clear the search for the whole sheet.'
      : hits.length === 1
        ? '1 table'
        : `${hits.length} tables, the best first`;
  const lost = goTo !== null && !usual.some(({ id }) => id === goTo);

  return (
    <>
      <header className="sheet-top">
        <h1 className="sr-only">Quick reference</h1>
        <SearchBox
          query={query}
          onQuery={changeQuery}
          onEnter={() => hits[0] && jump(hits[0].entry.id)}
        />
        <Chips entries={usual} phase={phase} pins={pins} recents={recents} onJump={jump} />
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
        {entries.map((entry) => (
          <EntryCard
            key={entry.id}
            entry={entry}
            options={options}
            unit={unit}
            pathOf={pathOf}
            foundRow={foundIn(entry)}
            pinned={pins.includes(entry.id)}
            rank={rankOf(entry)}
            late={isLate(entry)}
            actions={actions}
          />
        ))}
        <footer className="sheet-foot" hidden={searching}>
          <button type="button" onClick={() => window.print()}>
            Print on two sides
          </button>
        </footer>
      </main>
      {printing && createPortal(<PrintSheet entries={usual} options={options} />, document.body)}
    </>
  );
}
