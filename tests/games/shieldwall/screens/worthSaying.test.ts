import { describe, expect, it } from 'vitest';
import { worthSaying } from '#/games/shieldwall/screens/battle/worthSaying';
import { CREWS, eventsOf, table } from '../kernel/table';

describe('what is said when a phase is left', () => {
  it('a question that is passed over ends with one mark', () => {
    const battle = table({
      phase: 'movement',
      battle: { shocks: [{ unit: CREWS, how: 'broke', engaged: [] }] },
      units: { [CREWS]: { course: 'broken', lost: 'routed' } },
    });
    const next = { type: 'nextPhase' } as const;
    expect(worthSaying(battle, next, eventsOf(battle, next))).toMatch(/^Passed over: .*[^.?][.?]$/);
  });
});
