import { Button } from '#/ui/Button';
import { type Battle, type Command, FACE_NAMES, freeMarkers, mayRepeatOrders } from '../../rules';
import { FaceIcon } from './drawings';
import styles from './Pool.module.css';

export interface PoolProps {
  readonly battle: Battle;
  readonly onAct: (command: Command) => void;
}

/** CMD-2: the markers that are left, like ones together, and last turn's orders in a tap. */
export function Pool({ battle, onAct }: PoolProps) {
  const { pool } = battle.card.sides[battle.active];
  const counts = new Map<string, { readonly faces: (typeof pool)[number]; count: number }>();
  for (const place of freeMarkers(battle)) {
    const faces = pool[place];
    if (!faces) continue;
    const found = counts.get(faces.join());
    if (found) found.count++;
    else counts.set(faces.join(), { faces, count: 1 });
  }
  return (
    <section className={styles.pool} aria-label="Pool">
      <h2>Pool</h2>
      <ul>
        {[...counts.values()].map(({ faces: [one, other], count }) => (
          <li key={`${one} ${other}`}>
            <FaceIcon face={one} />
            <b>{FACE_NAMES[one]}</b>
            {one !== other && <small>or {FACE_NAMES[other]}</small>}
            {count > 1 && <small>×{count}</small>}
          </li>
        ))}
        {counts.size === 0 && <li>Every marker is laid</li>}
      </ul>
      {mayRepeatOrders(battle) && (
        <Button onClick={() => onAct({ type: 'repeatOrders' })}>Last turn’s orders again</Button>
      )}
    </section>
  );
}
