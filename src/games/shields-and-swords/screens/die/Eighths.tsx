import styles from './Eighths.module.css';

export interface EighthsProps {
  readonly ways: number;
  readonly of?: number;
  readonly children: string;
  readonly small?: string;
}

const EIGHT = 8;

/** A chance as so many faces of eight, in a figure and in boxes. */
export function Eighths({ ways, of = EIGHT, children, small }: EighthsProps) {
  return (
    <p className={styles.eighths}>
      <b>
        {ways}/{of}
      </b>
      {of === EIGHT && (
        <span className={styles.boxes} aria-hidden="true">
          {Array.from({ length: of }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is known by its place
            <i key={place} className={place < ways ? styles.full : ''} />
          ))}
        </span>
      )}
      <span>{children}</span>
      {small && <small>{small}</small>}
    </p>
  );
}
