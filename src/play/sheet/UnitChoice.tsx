import type { SheetUnit } from './book';

interface Props {
  readonly units: readonly SheetUnit[];
  readonly chosen: string;
  readonly onChoose: (unit: string) => void;
}

/** Whose rows are marked, and for whom calculators open. */
export function UnitChoice({ units, chosen, onChoose }: Props) {
  return (
    <label className="sheet-whom">
      Highlight rows for
      <select value={chosen} onChange={(event) => onChoose(event.target.value)}>
        <option value="">no unit</option>
        {units.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
