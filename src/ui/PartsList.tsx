import { memo } from 'react';
import css from './PartsList.module.css';
import { RuleCode, WithCode } from './RuleCode';
import tickCss from './tick.module.css';

export interface ListedPart {
  readonly label: string;
  readonly value: number;
  /** The rule that puts it there: "COMB-1". */
  readonly rule: string;
  /** Whether it counts; with `onSwitch` the player decides. */
  readonly on?: boolean;
  readonly onSwitch?: (on: boolean) => void;
}

export interface PartsListProps {
  readonly parts: readonly ListedPart[];
  /** All of them are added to something that stands elsewhere. */
  readonly signed?: boolean;
  /** What they come to: "Dice", 8. */
  readonly total?: { readonly label: string; readonly value: number };
}

/** The first part is a number, the others are added to it. */
const withSign = (value: number): string =>
  value > 0 ? `+${value}` : `${value}`.replace('-', '−');

/** A sum is worked out anew with every tap; it is drawn anew only when it says something else. */
const same = (one: PartsListProps, other: PartsListProps): boolean =>
  one.signed === other.signed &&
  one.total?.value === other.total?.value &&
  one.total?.label === other.total?.label &&
  one.parts.length === other.parts.length &&
  one.parts.every((part, place) => {
    const { label, value, rule, on, onSwitch } = other.parts[place] ?? part;
    return (
      part.label === label &&
      part.value === value &&
      part.rule === rule &&
      part.on === on &&
      part.onSwitch === onSwitch
    );
  });

/** The answer to "why?": every term of a sum with its rule. */
export const PartsList = memo(function PartsList({ parts, signed, total }: PartsListProps) {
  return (
    <ul className={css.parts}>
      {parts.map((part, place) => {
        const on = part.on ?? true;
        const line = (
          <>
            <span className={css.partsLabel}>
              {part.label} {!part.onSwitch && <RuleCode rule={part.rule} />}
            </span>
            <b>
              {place === 0 && !signed ? `${part.value}`.replace('-', '−') : withSign(part.value)}
            </b>
          </>
        );
        const { onSwitch } = part;
        return (
          <li key={`${part.rule} ${part.label}`} className={on ? '' : css.off}>
            {onSwitch ? (
              <WithCode rule={part.rule}>
                <button
                  type="button"
                  role="switch"
                  aria-checked={on}
                  className={css.partsLine}
                  onClick={() => onSwitch(!on)}
                >
                  <i className={tickCss.tick} aria-hidden="true" />
                  {line}
                </button>
              </WithCode>
            ) : (
              <span className={css.partsLine}>{line}</span>
            )}
          </li>
        );
      })}
      {total && (
        <li className={css.partsTotal}>
          <span className={css.partsLine}>
            <span className={css.partsLabel}>{total.label}</span>
            <b>{total.value}</b>
          </span>
        </li>
      )}
    </ul>
  );
}, same);
