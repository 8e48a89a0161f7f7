import type { ContingentId, UnitId } from '#/games/shieldwall/rules';
import styles from './ContingentOrders.module.css';
import { useTable } from './table';

/** What a contingent can do as one; plain data, so that the card is drawn anew only when it changes. */
export interface ContingentOrdersProps {
  readonly contingent: ContingentId;
  readonly name: string;
  readonly advance: readonly UnitId[];
  readonly rest: readonly UnitId[];
  /** What a rest gives and asks (REST-1). */
  readonly restTerms: string;
  readonly stand: readonly UnitId[];
}

/** Movement at the contingent's head: each unit is still free to differ, by its own panel. */
export function ContingentOrders({
  contingent,
  name,
  advance,
  rest,
  restTerms,
  stand,
}: ContingentOrdersProps) {
  const { act, openTool } = useTable();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser
    <div className={styles.orders} role="group" aria-label={`Orders of ${name}`}>
      {advance.length > 0 && (
        <>
          <button type="button" onClick={() => openTool('movement', { contingent })}>
            <b>Advance</b>
            <small>AvD</small>
          </button>
          <button
            type="button"
            aria-label="Advance with a D6 more"
            onClick={() => openTool('movement', { contingent, extraDie: true })}
          >
            <b>Advance</b>
            <small>AvD + D6</small>
          </button>
        </>
      )}
      {rest.length > 0 && (
        <button
          type="button"
          className={styles.terms}
          onClick={() => act({ type: 'restAll', units: stand })}
        >
          <b>Rest all</b>
          <small>{restTerms}</small>
        </button>
      )}
      {stand.length > 0 && (
        <button type="button" onClick={() => act({ type: 'stand', units: stand })}>
          <b>Stand</b>
          <small>{units(stand.length)}</small>
        </button>
      )}
    </div>
  );
}

const units = (count: number): string => `${count} ${count === 1 ? 'unit' : 'units'}`;
