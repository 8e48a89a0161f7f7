import { type ReactNode, useCallback, useEffect } from 'react';
import type { KernelTypes, RulesOf } from '#/core/kernel';
import { share } from '#/store/battle/shared';
import type { View } from '#/store/battle/view';
import { takeInHand } from '#/store/lastBattle';
import { useSession } from '#/store/react';
import type { BattleRow } from '#/store/rows';
import { usePageEntered } from '#/ui/navigation';
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
  const take = useCallback(() => takeInHand(row.id), [row.id]);
  useEffect(take, [take]);
  // A board that was left and is shown again is the one that is played now.
  usePageEntered(take);
  switch (open.status) {
    case 'opening':
      return null;
    case 'unopened':
      return <Unopened row={row} message={open.message} />;
    case 'open':
      return children(open.session, open.view);
  }
}
