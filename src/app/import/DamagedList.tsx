import type { Damaged } from '#/store/import/bundle';

/** What of a backup cannot be imported, each with the reason; the rest of it can. */
export function DamagedList({ damaged }: { readonly damaged: readonly Damaged[] }) {
  if (damaged.length === 0) return null;
  return (
    <section role="alert">
      <h3>Cannot be imported</h3>
      <ul>
        {damaged.map(({ what, name, why }) => (
          <li key={`${what} ${name} ${why}`}>
            {what === 'battle' ? 'Battle' : 'Army'}: <bdi>{name || 'Untitled'}</bdi>. {why}
          </li>
        ))}
      </ul>
    </section>
  );
}
