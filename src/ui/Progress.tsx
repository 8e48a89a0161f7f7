export interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; null while nothing is under way. */
  readonly part: number | null;
}

/** How far something long has come. */
export function Progress({ label, part }: ProgressProps) {
  if (part === null) return null;
  return (
    <label>
      {label} {Math.floor(part * 100)} %
      <progress value={part} />
    </label>
  );
}
