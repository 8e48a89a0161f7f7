import './Breaches.css';
import type { Breach } from '#/games/shieldwall/rules';
import { Icon } from '#/ui/icons/Icon';

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
