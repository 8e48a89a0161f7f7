import { memo } from 'react';
import type { Entry } from '#/core/sheet';
import { hrefOf, placeOf } from './address';
import type { SheetBook, SheetUnit } from './book';
import type { ChooseOption } from './Readings';
import { keyOf, RowLine } from './RowLine';
import { PinSign, ShareSign } from './signs';

export interface EntryActions {
  onPin(id: string): void;
  onShare(entry: Entry): void;
  readonly onChoose: ChooseOption | null;
}

interface BodyProps {
  readonly book: SheetBook;
  readonly entry: Entry;
  readonly unit: SheetUnit | null;
  readonly pathOf: (calculator: string) => string;
  readonly foundRow: string | null;
  readonly pinned: boolean;
  /** None in the static page: its buttons keep their places and wait. */
  readonly actions: EntryActions | null;
}

interface Props extends BodyProps {
  /** Its place among the answers of a search; null when it is none of them. */
  readonly rank: number | null;
  /** Drawn a moment later. */
  readonly late: boolean;
}

const NONE: readonly string[] = [];

/** Room for an entry that has not been drawn yet, so that the scroll bar does not jump. */
const roughHeight = (entry: Entry): string =>
  `auto ${60 + entry.tables.reduce((sum, { title, rows }) => sum + (title ? 34 : 0) + 52 * rows.length, 0)}px`;

/** Without a name there is nothing to put above the rows. */
const headOf = (title: string | undefined) =>
  title ? <caption>{title}</caption> : <caption className="sr-only">What and how much</caption>;

/**
 * A search moves no card in the document and takes none out of it: an answer has its place by
 * `order`, the rest are put away with their layout kept, so that a keystroke costs less than a frame.
 */
export const EntryCard = memo(function EntryCard({ rank, late, ...body }: Props) {
  const { id } = body.entry;
  const { path } = body.book;
  return (
    <section
      id={placeOf(path, id)}
      className={`sheet-entry ${rank === null ? 'away' : late ? 'late' : ''}`}
      data-away={rank === null || undefined}
      aria-labelledby={`title-${id}`}
      style={{ containIntrinsicSize: roughHeight(body.entry), ...(rank && { order: rank }) }}
    >
      <Body {...body} />
    </section>
  );
});

const Body = memo(function Body(props: BodyProps) {
  const { book, entry, unit, pathOf, foundRow, pinned, actions } = props;
  const { id, title, calculator, tables } = entry;
  const verb = calculator && book.verbs[calculator];
  const Drawing = book.drawings?.[id];
  return (
    <>
      <header>
        <h2 id={`title-${id}`} tabIndex={-1}>
          {title}
        </h2>
        <span className="sheet-live">
          <button
            type="button"
            aria-pressed={pinned}
            aria-label={`Pin ${title}`}
            onClick={() => actions?.onPin(id)}
          >
            <PinSign />
          </button>
          <button
            type="button"
            aria-label={`Share a link to ${title}`}
            onClick={() => actions?.onShare(entry)}
          >
            <ShareSign />
          </button>
        </span>
        {calculator && (
          <a className="sheet-roll" href={hrefOf(pathOf(calculator))}>
            <span>
              {verb ?? 'Roll'}
              <span className="sr-only">{verb ? `: ${title}` : ` for ${title}`}</span> ›
            </span>
          </a>
        )}
      </header>
      {Drawing && <Drawing />}
      {tables.map((table) =>
        table.grid && book.Grid ? (
          <book.Grid
            key={table.title ?? ''}
            title={table.title ?? title}
            grid={table.grid}
            path={calculator ? pathOf(calculator) : null}
          />
        ) : (
          <table key={table.title ?? ''}>
            {headOf(table.title)}
            <tbody>
              {table.rows.map((row, place) => (
                <RowLine
                  key={row.option ? `${row.option} ${row.rules.join()}` : keyOf(row)}
                  row={row}
                  title={actions && title}
                  calculator={row.calculator ?? calculator}
                  unit={unit}
                  found={foundRow === keyOf(row)}
                  cited={table.rows[place - 1]?.rules ?? NONE}
                  onChoose={actions?.onChoose ?? null}
                  pathOf={pathOf}
                />
              ))}
            </tbody>
          </table>
        ),
      )}
    </>
  );
});
