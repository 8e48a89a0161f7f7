import type { Options } from '../../rules/options';
import { readingInUse } from '../../sheet/differences';
import type { Entry } from '../../sheet/entry';
import { keyClass } from './keyClass';

/** What stands on paper already says which option is in use; the list of all would say it twice. */
const ON_SCREEN_ONLY = new Set(['differences', 'end']);

const SIGN = { both: 'S B', 'quick sheet': 'S', rulebook: 'B', 'house rule': 'H' } as const;

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
                      <th scope="row" className={keyClass(key)}>
                        {key}
                      </th>
                      <td>
                        {text}
                        {option && <small> [{SIGN[readingInUse(option, options).source]}]</small>}
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
        R: a ruling of this companion where the rules are silent. Whose reading is in use: [S] the
        quick sheet’s, [B] the rulebook’s, [H] the house’s.
      </footer>
    </article>
  );
}
