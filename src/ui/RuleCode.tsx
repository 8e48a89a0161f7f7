import type { ReactNode } from 'react';
import css from './RuleCode.module.css';

/** The code of a rule, as "COMB-1"; a tap opens what it says (app/RuleReader). */
export const RuleCode = ({ rule }: { readonly rule: string }) => (
  <button type="button" className={css.code} data-rule={rule}>
    {rule}
  </button>
);

interface WithCodeProps {
  readonly rule: string;
  readonly children: ReactNode;
}

/** A line that is tapped for something else, and beside it the code of its rule. */
export const WithCode = ({ rule, children }: WithCodeProps) => (
  <div className={css.withCode}>
    {children}
    <RuleCode rule={rule} />
  </div>
);
