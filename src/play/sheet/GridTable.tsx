import type { Grid } from '#/core/sheet';
import { hrefOf } from './address';
import styles from './GridTable.module.css';

export interface GridTableProps {
  readonly title: string;
  readonly grid: Grid;
  /** The calculator that a cell opens, filled in for it; null where none does, as on paper. */
  readonly path: string | null;
}

/** So many columns have room for large figures. */
const FEW = 6;

/** A table that is read by row and column; a tapped cell opens its calculator there. */
export function GridTable({ title, grid: { columns, rows }, path }: GridTableProps) {
  return (
    <div className={styles.scroll}>
      <table className={`${styles.grid} ${columns.length <= FEW ? styles.few : ''}`}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              <th scope="row">{key}</th>
              {cells.map(({ text, when }, place) => (
                <td key={columns[place]}>
                  {path === null ? (
                    text
                  ) : (
                    <a
                      href={hrefOf(`${path}?${new URLSearchParams({ ...when } as never)}`)}
                      aria-label={`${key}, ${columns[place]}: ${text}`}
                    >
                      {text}
                    </a>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
