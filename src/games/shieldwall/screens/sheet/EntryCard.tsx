import { memo } from 'react';
import type { Options } from '../../rules/options';
import type { RuleId } from '../../rules/rule';
import type { Calculator, Entry, Row } from '../../sheet/entry';
import type { ChosenUnit } from '../../sheet/facts';
import { linkTo, placeOf } from './address';
import { PinSign, ShareSign } from './marks';
import type { ChooseOption } from './Readings';
import { RowLine } from './RowLine';

export interface EntryActions {
  onPin(id: string): void;
  onShare(entry: Entry): void;
  readonly onChoose: ChooseOption | null;
}

interface BodyProps {
  readonly entry: Entry;
  readonly options: Options;
  readonly unit: ChosenUnit | null;
  readonly pathOf: (calculator: Calculator) => string;
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

/** What a calculator does where nothing is rolled first. */
const DEEDS: Partial<Record<Calculator, string>> = { rest: 'Rest', gods: 'Draw', duel: 'Duel' };

const NONE: readonly RuleId[] = [];

export const keyOf = (row: Row): string => `${row.key} ${row.text}`;

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
  return (
    <section
      id={placeOf(id)}
      className={`sheet-entry ${rank === null ? 'away' : late ? 'late' : ''}`}
      aria-labelledby={`title-${id}`}
      style={{ containIntrinsicSize: roughHeight(body.entry), ...(rank && { order: rank }) }}
    >
      <Body {...body} />
    </section>
  );
});

const Body = memo(function Body(props: BodyProps) {
  const { entry, options, unit, pathOf, foundRow, pinned, actions } = props;
  const { id, title, calculator, tables } = entry;
  const deed = calculator && DEEDS[calculator];
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
          <a className="sheet-roll" href={linkTo(pathOf(calculator))}>
            <span>
              {deed ?? 'Roll'}
              <span className="sr-only">{deed ? `: ${title}` : ` for ${title}`}</span> ›
            </span>
          </a>
        )}
      </header>
      {tables.map((table) => (
        <table key={table.title ?? ''}>
          {headOf(table.title)}
          <tbody>
            {table.rows.map((row, place) => (
              <RowLine
                key={row.option ? `${row.option} ${row.rules.join()}` : keyOf(row)}
                row={row}
                calculator={row.calculator ?? calculator}
                options={options}
                unit={unit}
                found={foundRow === keyOf(row)}
                cited={table.rows[place - 1]?.rules ?? NONE}
                onChoose={actions?.onChoose ?? null}
                pathOf={pathOf}
              />
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
});
