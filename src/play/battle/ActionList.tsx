import { type ReactNode, useState } from 'react';
import type { Refusal } from '#/core/refusal';
import { Button } from '#/ui/Button';
import { Icon } from '#/ui/icons/Icon';
import { RuleCode, WithCode } from '#/ui/RuleCode';
import css from './ActionList.module.css';

/** What can be done with one tap, or why the rules are against it. */
export interface ListedAction {
  readonly label: string;
  readonly rule: string;
  readonly bar: Refusal | null;
  /** Where it leads, if it is not done at once. */
  readonly tool?: unknown;
}

export interface ActionListProps<Action extends ListedAction> {
  readonly label: string;
  readonly actions: readonly Action[];
  /** What it costs, where it costs something. */
  readonly priceOf?: (action: Action) => string | null;
  /** What belongs to an action and stands under it. */
  readonly under?: (action: Action) => ReactNode;
  /** `anyway`: the rules are against it and the players do it all the same. */
  readonly onDo: (action: Action, anyway: boolean) => void;
}

/** What can be done, one tap each. What the rules are against says why, and can be done anyway. */
export function ActionList<Action extends ListedAction>({
  label,
  actions,
  priceOf,
  under,
  onDo,
}: ActionListProps<Action>) {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <ul className={css.actions} aria-label={label}>
      {actions.map((action) => {
        const key = `${action.rule} ${action.label}`;
        const { bar } = action;
        return (
          <li key={key}>
            <WithCode rule={action.rule}>
              <button
                type="button"
                className={`${css.action} ${bar ? css.barred : ''}`}
                aria-expanded={bar ? asked === key : undefined}
                onClick={() => (bar ? setAsked(asked === key ? null : key) : onDo(action, false))}
              >
                <span className={css.actionLabel}>
                  <span>{action.label}</span>
                  {priceOf && <b>{priceOf(action)}</b>}
                </span>
                {bar ? <small>why not?</small> : action.tool !== undefined && <Icon name="next" />}
              </button>
            </WithCode>
            {bar && asked === key && (
              <p className={css.actionBarReason} role="status">
                <span>
                  {bar.why} {bar.rule && <RuleCode rule={bar.rule} />}
                </span>
                {bar.kind === 'forbidden' && (
                  <Button onClick={() => onDo(action, true)}>Do it anyway</Button>
                )}
              </p>
            )}
            {under?.(action)}
          </li>
        );
      })}
    </ul>
  );
}
