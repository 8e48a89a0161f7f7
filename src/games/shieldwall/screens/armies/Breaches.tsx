import './Breaches.css';
import { Icon } from '../../../../ui/icons/Icon';
import type { Breach } from '../../rules';

/** What is against the army rules here, in words; it forbids nothing. */
export function Breaches({ breaches }: { readonly breaches: readonly Breach[] }) {
  if (breaches.length === 0) return null;
  return (
    <ul className="breaches">
      {breaches.map(({ rule, why }) => (
        <li key={why}>
          <Icon name="brokenShield" />
          <span>
            {why} <small>{rule}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}
