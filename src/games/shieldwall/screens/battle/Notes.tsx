import type { Setup } from '#/games/shieldwall/rules';
import css from './Notes.module.css';

/** What the scenario says of the ground and of how to deploy, and the players' own note of the table. */
export function Notes({ notes }: { readonly notes: NonNullable<Setup['notes']> }) {
  return (
    <details className={css.notes}>
      <summary>Ground and deployment</summary>
      <ul>
        {notes.map((note) => (
          <li key={note}>
            <bdi>{note}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
