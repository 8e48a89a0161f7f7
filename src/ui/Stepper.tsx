import type { ReactNode } from 'react';
import { Button } from './Button';
import css from './Stepper.module.css';

export interface StepperProps {
  readonly label: string;
  /** What is shown before the number; the label when left out. */
  readonly children?: ReactNode;
  readonly value: number;
  readonly least?: number;
  readonly most?: number;
  readonly onSet: (value: number) => void;
}

/** A number with a minus and a plus of full size. */
export function Stepper({
  label,
  children,
  value,
  least = 0,
  most = Number.POSITIVE_INFINITY,
  onSet,
}: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex row in every browser
    <div className={css.stepper} role="group" aria-label={label}>
      <span className={css.stepperLabel}>{children ?? label}</span>
      <span className={css.stepperKeys}>
        <Button
          icon="minus"
          aria-label={`${label}: one less`}
          aria-disabled={value <= least}
          onClick={() => value > least && onSet(value - 1)}
        />
        <output className={css.stepperValue}>{value}</output>
        <Button
          icon="plus"
          aria-label={`${label}: one more`}
          aria-disabled={value >= most}
          onClick={() => value < most && onSet(value + 1)}
        />
      </span>
    </div>
  );
}
