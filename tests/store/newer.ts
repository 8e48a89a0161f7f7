import { ok } from '#/core/result';
import type { Rules } from '#/core/rules';
import { adding, type Sum } from './adding';

/** The adding game as a later version has it: numbers are objects, and there is another kind of event. */
export type Step = { readonly add: number } | { readonly double: true };

const toStep = (old: unknown): unknown => (typeof old === 'number' ? { add: old } : old);

export const addingLater: Rules<{ from: number }, Sum, Step, Step, string> = {
  version: 'later',
  upgrades: [
    {
      setup: (old) => ({ from: (old as { start: number }).start }),
      command: toStep,
      event: toStep,
      army: (old) => ({ host: old }),
      settings: { 'adding.most': (old) => ({ most: old }) },
    },
  ],
  begin: ({ from }) => adding.begin({ start: from }),
  decide: (_, command) => ok([command]),
  evolve: (state, event) => adding.evolve(state, 'add' in event ? event.add : state.total),
  knows: (event) =>
    typeof event === 'object' && event !== null && ('add' in event || 'double' in event),
};
