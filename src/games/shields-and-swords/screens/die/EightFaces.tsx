import styles from './EightFaces.module.css';

export interface FaceShown {
  readonly face: number;
  /** What it means: "EX". */
  readonly word: string;
  /** The same for whoever does not know the letters: "a step each"; neighbours alike share it. */
  readonly note: string;
  /** Thin: nothing; thick: good; thick with a star: somebody chooses; filled: exchange; dashed: bad. */
  readonly look: 'nothing' | 'good' | 'choice' | 'exchange' | 'bad';
}

export interface EightFacesProps {
  readonly title: string;
  readonly aside?: string;
  readonly faces: readonly FaceShown[];
  readonly off?: boolean;
  /** The face is the throw. */
  readonly onFace: (face: number) => void;
}

/** Neighbours with the same note, and how many faces they are. */
function groupsOf(
  faces: readonly FaceShown[],
): readonly { note: string; from: number; n: number }[] {
  const groups: { note: string; from: number; n: number }[] = [];
  for (const { note, face } of faces) {
    const last = groups.at(-1);
    if (last?.note === note) last.n++;
    else groups.push({ note, from: face, n: 1 });
  }
  return groups;
}

/** The D8 with what each face would do, side by side; a real die is entered by a tap on its face. */
export function EightFaces({ title, aside, faces, off = false, onFace }: EightFacesProps) {
  return (
    <section className={styles.eight} aria-label={title}>
      <header>
        <h3>{title}</h3>
        {aside && <small>{aside}</small>}
      </header>
      <div className={styles.faces}>
        {faces.map(({ face, word, note, look }) => (
          <button
            key={face}
            type="button"
            className={styles[look]}
            disabled={off}
            onClick={() => onFace(face)}
          >
            <span className="sr-only">{`${face}: ${word}, ${note}`}</span>
            <svg viewBox="0 0 41 60" aria-hidden="true">
              <path className={styles.outline} d="M20.5 3L39 37 20.500 57 2 37z" />
              <path className={styles.fold} d="M2 37h37" />
              <text x="20.500" y="32">
                {face}
              </text>
            </svg>
            <b aria-hidden="true">{word}</b>
          </button>
        ))}
      </div>
      <div className={styles.notes} aria-hidden="true">
        {groupsOf(faces).map(({ note, from, n }) => (
          <span key={from} style={{ gridColumn: `span ${n}` }}>
            {note}
          </span>
        ))}
      </div>
    </section>
  );
}
