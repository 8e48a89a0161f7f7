import { Button } from '#/ui/Button';
import { type CardMarker, FACE_NAMES, FACES, type Face, type Side } from '../../rules';
import styles from './cards.module.css';
import { withSide } from './edit';
import type { CardEditorProps } from './parts';

const NEW_MARKER: CardMarker = ['combat', 'withdraw'];

/** CMD-1: the markers of a side, each with its two faces. */
export function PoolEditor({ card, side, onChange }: CardEditorProps & { readonly side: Side }) {
  const { pool, name } = card.sides[side];
  const set = (next: readonly CardMarker[], words: string) =>
    onChange(withSide(card, side, { pool: next }), { words });
  return (
    <section className={styles.pool} aria-label={`Markers of ${name}`}>
      <h3>Markers ({pool.length})</h3>
      <ul>
        {pool.map((marker, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a marker is known by its place
          <li key={place}>
            {([0, 1] as const).map((at) => (
              <select
                key={at}
                aria-label={`Marker ${place + 1} of ${name}, ${at === 0 ? 'one face' : 'other face'}`}
                value={marker[at]}
                onChange={({ target }) => {
                  const face = target.value as Face;
                  const next: CardMarker = at === 0 ? [face, marker[1]] : [marker[0], face];
                  set(pool.with(place, next), `Marker ${place + 1}: ${FACE_NAMES[face]}`);
                }}
              >
                {FACES.map((face) => (
                  <option key={face} value={face}>
                    {FACE_NAMES[face]}
                  </option>
                ))}
              </select>
            ))}
            <Button
              kind="quiet"
              icon="bin"
              aria-label={`Delete marker ${place + 1} of ${name}`}
              onClick={() => set(pool.toSpliced(place, 1), `Delete marker ${place + 1}`)}
            />
          </li>
        ))}
      </ul>
      <Button
        icon="plus"
        aria-label={`Add a marker to ${name}`}
        onClick={() => set([...pool, pool.at(-1) ?? NEW_MARKER], 'Add a marker')}
      >
        Add a marker
      </Button>
    </section>
  );
}
