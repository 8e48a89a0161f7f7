import styles from './Select.module.css';

export interface SelectGroup {
  readonly label: string;
  readonly options: readonly { readonly id: string; readonly word: string }[];
}

export interface SelectProps {
  readonly label: string;
  /** What stands for nothing chosen. */
  readonly none: string;
  readonly groups: readonly SelectGroup[];
  readonly value: string;
  readonly onSet: (id: string) => void;
}

/** One of many, by the platform's own list. */
export const Select = ({ label, none, groups, value, onSet }: SelectProps) => (
  <label className={styles.select}>
    {label}
    <select value={value} onChange={({ target }) => onSet(target.value)}>
      <option value="">{none}</option>
      {groups.map((group) => (
        <optgroup key={group.label} label={group.label}>
          {group.options.map(({ id, word }) => (
            <option key={id} value={id}>
              {word}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  </label>
);
