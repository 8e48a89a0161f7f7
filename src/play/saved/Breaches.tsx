import type { Refusal } from '#/core/refusal';
import { Icon } from '#/ui/icons/Icon';
import { RuleCode } from '#/ui/RuleCode';
import css from './Breaches.module.css';

/** What is against the rules here, in words; it forbids nothing. */
export function Breaches({
  breaches,
}: {
  readonly breaches: readonly Pick<Refusal, 'rule' | 'why'>[];
}) {
  if (breaches.length === 0) return null;
  return (
    <ul className={css.breaches} data-breaches>
      {breaches.map(({ rule, why }) => (
        <li key={why}>
          <Icon name="brokenShield" />
          <span>
            {why} {rule && <RuleCode rule={rule} />}
          </span>
        </li>
      ))}
    </ul>
  );
}
