import { CLASSES, type CombatClass, CRT, LEAST_ROLL } from '../../rules';
import styles from './ResultsTable.module.css';

const COLUMNS = CRT.AA.map((_, place) => {
  const roll = place + LEAST_ROLL;
  return place === CRT.AA.length - 1 ? `${roll}+` : `${roll}`.replace('-', '−');
});

/** CRT: class by row, the die with all added by column. */
export const ResultsTable = ({ row }: { readonly row?: CombatClass }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: where the table is wider than the screen, keys scroll it
  <section className={styles.scroll} aria-label="Results table" tabIndex={0}>
    <table className={styles.table}>
      <caption className="sr-only">Class against the die with everything added</caption>
      <thead>
        <tr>
          <td />
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {CLASSES.map((each) => (
          <tr key={each} className={each === row ? styles.now : ''}>
            <th scope="row">{each}</th>
            {CRT[each].map((result, place) => (
              <td key={COLUMNS[place]}>{result}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
