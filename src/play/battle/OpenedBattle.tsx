import { type ReactNode, useEffect } from 'react';
import type { KernelTypes, RulesOf } from '#/core/kernel';
import { rememberBattle } from '#/store/battle/battles';
import { share } from '#/store/battle/shared';
import type { View } from '#/store/battle/view';
import { database } from '#/store/home';
import { useSession } from '#/store/react';
import type { BattleRow } from '#/store/rows';
import type { SessionOf } from './session';
import { Unopened } from './Unopened';

/** Opens a battle that is about to be shown. */
export const openAhead = <G extends KernelTypes>(rules: RulesOf<G>, battle: string) =>
  share(rules, battle).opening;

export interface OpenedBattleProps<G extends KernelTypes> {
  /** The same object from render to render. */
  readonly rules: RulesOf<G>;
  readonly row: BattleRow;
  readonly children: (session: SessionOf<G>, view: View<G['state']>) => ReactNode;
}

/** A battle on the table; it becomes the one that the app starts in. */
export function OpenedBattle<G extends KernelTypes>({
  rules,
  row,
  children,
}: OpenedBattleProps<G>) {
  const open = useSession(rules, row.id);
  useEffect(() => {
    // Only a convenience for the next start; the battle itself is kept whatever becomes of this.
    rememberBattle(database, row.id).catch(() => undefined);
  }, [row.id]);
  switch (open.status) {
    case 'opening':
      return null;
    case 'unopened':
      return <Unopened row={row} message={open.message} />;
    case 'open':
      return children(open.session, open.view);
  }
}
