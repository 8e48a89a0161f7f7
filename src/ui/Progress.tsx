import css from './Progress.module.css';

export interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; null while nothing is under way. */
  readonly part: number | null;
}

/** How far something long has come. */
export function Progress({ label, part }: ProgressProps) {
  if (part === null) return null;
  return (
    <label className={css.progress}>
      {label} <progress value={part} /> <output>{Math.floor(part * 100)} %</output>
    </label>
  );
}
