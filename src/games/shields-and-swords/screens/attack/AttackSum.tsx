import { RuleCode } from '#/ui/RuleCode';
import {
  type Attack,
  CLASSES,
  classOf,
  classParts,
  type Part,
  rollParts,
  sumOf,
} from '../../rules';
import styles from './AttackSum.module.css';

export const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`.replace('-', '−'));
const shift = (n: number): string => (n > 0 ? `${n} up` : `${-n} down`);

/** CC-1, DRM: the class ladder, and what leads to class and roll, each part with its rule. */
export function AttackSum({ attack }: { readonly attack: Attack }) {
  const base = attack.primary.class;
  const now = classOf(attack);
  return (
    <>
      <ol className={styles.ladder} aria-label={`Class ${now}, from ${base}`}>
        {CLASSES.map((each) => (
          <li
            key={each}
            className={each === now ? styles.now : each === base ? styles.was : ''}
            {...(each === now && { 'aria-current': 'true' as const })}
          >
            {each}
          </li>
        ))}
      </ol>
      <div className={styles.sums}>
        <Parts
          first={{ label: attack.primary.name, figure: base }}
          parts={classParts(attack)}
          write={shift}
          sum={{ label: 'Class', figure: now }}
        />
        <Parts
          parts={rollParts(attack)}
          write={signed}
          sum={{ label: 'To the roll', figure: signed(sumOf(rollParts(attack))) }}
        />
      </div>
    </>
  );
}

interface Line {
  readonly label: string;
  readonly figure: string;
}

interface PartsProps {
  readonly first?: Line;
  readonly parts: readonly Part[];
  readonly write: (value: number) => string;
  readonly sum: Line;
}

/** A sum as a list: what, by which rule, how much. */
export const Parts = ({ first, parts, write, sum }: PartsProps) => (
  <dl className={styles.parts}>
    {first && (
      <div>
        <dt>{first.label}</dt>
        <dd>{first.figure}</dd>
      </div>
    )}
    {parts.map(({ label, value, rule }) => (
      <div key={label}>
        <dt>
          {label} <RuleCode rule={rule} />
        </dt>
        <dd>{write(value)}</dd>
      </div>
    ))}
    <div className={styles.sum}>
      <dt>{sum.label}</dt>
      <dd>{sum.figure}</dd>
    </div>
  </dl>
);
