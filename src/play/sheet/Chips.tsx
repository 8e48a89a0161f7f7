import { memo } from 'react';
import type { Entry } from '#/core/sheet';
import { hrefOf, placeOf } from './address';
import type { SheetBook } from './book';

interface Props {
  readonly book: SheetBook;
  readonly entries: readonly Entry[];
  readonly phase: string | null;
  readonly pins: readonly string[];
  readonly recents: readonly string[];
  readonly onJump: ((id: string) => void) | null;
}

/** A way to every entry: the phase's own, the pinned, the recent, then the rest. */
export const Chips = memo(function Chips(props: Props) {
  const { book, entries, phase, pins, recents, onJump } = props;
  const isDue = (entry: Entry) => phase !== null && entry.phases.includes(phase);
  const rank = (entry: Entry) =>
    isDue(entry) ? 0 : pins.includes(entry.id) ? 1 : recents.includes(entry.id) ? 2 : 3;
  const inOrder = [...entries].sort((a, b) => rank(a) - rank(b));
  const kinds = ['now', 'pinned', 'recent', ''] as const;
  return (
    <nav className="sheet-chips" aria-label="Tables of the sheet">
      {phase && <b>Now: {book.phaseNames[phase]}</b>}
      {inOrder.map((entry) => {
        const kind = kinds[rank(entry)] ?? '';
        return (
          <a
            key={entry.id}
            className={kind || undefined}
            href={hrefOf(placeOf(book.path, entry.id))}
            onClick={(event) => {
              if (!onJump) return;
              event.preventDefault();
              onJump(entry.id);
            }}
          >
            <span>
              {kind === 'pinned' && <span className="sr-only">Pinned: </span>}
              {kind === 'recent' && <span className="sr-only">Recent: </span>}
              {entry.short}
            </span>
          </a>
        );
      })}
    </nav>
  );
});
