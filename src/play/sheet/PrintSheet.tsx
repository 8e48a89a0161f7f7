import type { Entry, Question } from '#/core/sheet';
import type { SheetBook } from './book';
import css from './print.module.css';
import { keyWidth } from './RowLine';

interface Props {
  readonly book: SheetBook;
  readonly entries: readonly Entry[];
}

/** Whose reading is in use, in a letter. */
const signOf = ({ readings }: Question) => readings.find(({ inUse }) => inUse)?.sign;

/** Every table on paper, the options as chosen, the rulings in small. */
export function PrintSheet({ book, entries }: Props) {
  return (
    <article className={`${css.sheetPrint} ${book.print.close ? css.close : ''}`} data-sheet-print>
      <h1>{book.name}: quick reference</h1>
      {entries
        .filter(({ id }) => !book.print.without.includes(id))
        .map(({ id, title, tables }) => {
          const Drawing = book.drawings?.[id];
          return (
            <section key={id}>
              <h2>{title}</h2>
              {Drawing && <Drawing />}
              {tables.map((table) =>
                table.grid && book.Grid ? (
                  <book.Grid
                    key={table.title ?? ''}
                    title={table.title ?? title}
                    grid={table.grid}
                    path={null}
                  />
                ) : (
                  <table key={table.title ?? ''}>
                    {table.title && <caption>{table.title}</caption>}
                    <tbody>
                      {table.rows.map(({ key, text, rulings = [], question }) => (
                        <tr key={`${key} ${text}`}>
                          <th scope="row" className={keyWidth(key)}>
                            {key}
                          </th>
                          <td>
                            {text}
                            {question && <small> [{signOf(question)}]</small>}
                            {rulings.length > 0 && <small> R: {rulings.join(' ')}</small>}
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                ),
              )}
            </section>
          );
        })}
      <footer>R: a ruling of this companion where the rules are silent. {book.print.key}</footer>
    </article>
  );
}
