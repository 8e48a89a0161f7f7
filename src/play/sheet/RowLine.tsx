import { Fragment, memo } from 'react';
import type { Row } from '#/core/sheet';
import { hrefOf } from './address';
import type { SheetUnit } from './book';
import { type ChooseOption, Readings } from './Readings';

/** A short key stays in one line; a long one may take two or three. */
export const keyWidth = (key: string): 'short' | 'long' => (key.length > 12 ? 'long' : 'short');

interface Props {
  readonly row: Row;
  /** The entry it stands in: two entries may have a row alike. None in the static page, which is to be small. */
  readonly title: string | null;
  readonly calculator: string | undefined;
  readonly unit: SheetUnit | null;
  /** The search found what was looked for here. */
  readonly found: boolean;
  /** The rules that the row above has cited already. */
  readonly cited: readonly string[];
  readonly onChoose: ChooseOption | null;
  /** The way to its calculator, filled in for the battle and the unit. */
  readonly pathOf: (calculator: string) => string;
}

/** A figure or a small word alone says too little of where its link leads. */
const TELLING = /^[A-Z][a-z]/;
const WORD = /^[A-Za-z]/;

/** How the link of a row is read, where its key alone does not do. */
function labelOf(row: Row, title: string | null): string | undefined {
  if (title === null) return WORD.test(row.key) ? undefined : keyOf(row);
  return TELLING.test(row.key) ? undefined : nameOf(row, title);
}

/** Row and words: no two rows of a table are alike in both. */
export const keyOf = (row: Row): string => `${row.key} ${row.text}`;

/** The key first, as it is seen and said. */
const nameOf = (row: Row, title: string): string => `${keyOf(row)}, ${title}`;

function Note({ row, title, onChoose }: Pick<Props, 'row' | 'title' | 'onChoose'>) {
  const { question, rulings = [], key } = row;
  const signs = [question && '≠', rulings.length > 0 && 'R'].filter(Boolean).join(' ');
  const about = [question && 'the sources differ', rulings.length > 0 && 'a ruling']
    .filter(Boolean)
    .join(', ');
  return (
    <details className="sheet-note">
      <summary>
        <span aria-hidden="true">{signs}</span>
        <span className="sr-only">
          {title === null ? key : nameOf(row, title)}: {about}
        </span>
      </summary>
      <div>
        {question && <Readings question={question} onChoose={onChoose} />}
        {rulings.map((ruling) => (
          <p key={ruling}>
            <b>Ruling:</b> {ruling}
          </p>
        ))}
      </div>
    </details>
  );
}

export const RowLine = memo(function RowLine(props: Props) {
  const { row, title, calculator, unit, found, cited, onChoose, pathOf } = props;
  const isCited = row.rules.join(' ') === cited.join(' ');
  const isTheirs = unit !== null && row.when !== undefined && unit.applies(row);
  const marked = row.question !== undefined || row.rulings !== undefined;
  const classes = [marked && 'noted', isTheirs && 'theirs', found && 'found'].filter(Boolean);
  return (
    <tr className={classes.join(' ') || undefined} data-theirs={isTheirs || undefined}>
      <th scope="row" className={keyWidth(row.key)}>
        {calculator ? (
          <a href={hrefOf(pathOf(calculator))} aria-label={labelOf(row, title)}>
            {row.key}
          </a>
        ) : (
          row.key
        )}
      </th>
      <td>
        {row.text}
        {!isCited &&
          row.rules.map((rule) => (
            <Fragment key={rule}>
              {' '}
              <small>{rule}</small>
            </Fragment>
          ))}
        {isTheirs && <span className="sr-only"> Applies to {unit.name}.</span>}
        {found && <span className="sr-only"> Best match.</span>}
        {marked && <Note row={row} title={title} onChoose={onChoose} />}
      </td>
    </tr>
  );
});
