import type { Options } from '../../rules/options';
import { readingInUse } from '../../sheet/differences';
import type { Entry } from '../../sheet/entry';

/** What stands on paper already says which option is in use; the list of all would say it twice. */
const ON_SCREEN_ONLY = new Set(['differences', 'end']);

/** Two sides of paper: every table, the options as chosen, the rulings in small. */
export function PrintSheet({ entries, options }: { entries: readonly Entry[]; options: Options }) {
  return (
    <article className="sheet-print">
      <h1>Shieldwall: quick reference</h1>
      {entries
        .filter(({ id }) => !ON_SCREEN_ONLY.has(id))
        .map(({ id, title, tables }) => (
          <section key={id}>
            <h2>{title}</h2>
            {tables.map((table) => (
              <table key={table.title ?? ''}>
                {table.title && <caption>{table.title}</caption>}
                <tbody>
                  {table.rows.map(({ key, text, rulings = [], option }) => (
                    <tr key={`${key} ${text}`}>
                      <th scope="row">{key}</th>
                      <td>
                        {text}
                        {option && <small> [{readingInUse(option, options).source}]</small>}
                        {rulings.length > 0 && <small> R: {rulings.join(' ')}</small>}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ))}
          </section>
        ))}
      <footer>
        R: a ruling of this companion where the rules are silent. [ ]: whose reading is in use.
      </footer>
    </article>
  );
}
