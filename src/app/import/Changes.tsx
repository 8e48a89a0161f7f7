import type { Change } from '#/store/import/importBundle';
import css from './ImportPage.module.css';
import { FATE_WORDS, FATES, timesOf } from './words';

export interface ChangesProps {
  readonly changes: readonly Change[];
  /** They have been made. */
  readonly past: boolean;
}

/** Battles and armies, sorted by what becomes of each. */
export function Changes({ changes, past }: ChangesProps) {
  return (
    <div className={css.importChanges} role="status">
      {changes.length === 0 && <p>Nothing is in it.</p>}
      {FATES.map((fate) => {
        const some = changes.filter((each) => each.fate === fate);
        return some.length === 0 ? null : (
          <section key={fate}>
            <h3>{FATE_WORDS[fate][past ? 1 : 0]}</h3>
            <ul>
              {some.map(({ id, what, name, times }) => (
                <li key={`${what}-${id}`}>
                  {what === 'battle' ? 'Battle' : 'Army'}: <bdi>{name || 'Untitled'}</bdi>
                  {times && `, ${timesOf(times)}`}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
