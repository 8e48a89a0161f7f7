import type { BattleKernel, Glance, KernelTypes } from '#/core/kernel';
import { stateOf } from '#/store/battle/glance';
import { database } from '#/store/home';
import type { BattleRow } from '#/store/rows';
import type { BattleSummary } from './EndCard';

/** Of a stored battle, read without opening it: where it stands, between whom, and what it has cost so far. */
export async function glanceAt<
  G extends KernelTypes & { readonly state: { readonly ended: unknown } },
>(
  kernel: BattleKernel<G>,
  summaryOf: (state: G['state']) => BattleSummary,
  row: BattleRow,
): Promise<Glance> {
  const state = await stateOf(database, kernel.rules, row);
  const { ending, names, rows } = summaryOf(state);
  return {
    when: state.ended ? ending : kernel.when(state).join(' · '),
    names,
    standing: rows[0],
  };
}
