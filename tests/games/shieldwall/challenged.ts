import type { Battle } from '#/games/shieldwall/rules/battle';
import type { DuelBody, Terms } from '#/games/shieldwall/rules/command';
import { decideDuel } from '#/games/shieldwall/rules/decide/duel';
import type { DuelFighterKind } from '#/games/shieldwall/rules/duel';
import { applied, hosts, type Patch } from './hosts';

export const leadership = ({ battle, ...rest }: Patch = {}): Battle =>
  hosts({ ...rest, battle: { phase: 'leadership', ...battle } });

export const challenge = (
  battle: Battle,
  contingent = 'red-1',
  target = 'black-0',
  fighter: DuelFighterKind = 'leader',
  terms: Terms = {},
) => decideDuel(battle, { type: 'challenge', contingent, target, fighter, ...terms });

/** Sven (red-1) has challenged Alfred (black-0). */
export const challenged = (patch: Patch = {}): Battle => {
  const battle = leadership(patch);
  return applied(battle, challenge(battle));
};

export const decided = (battle: Battle, asked: DuelBody & Terms) => decideDuel(battle, asked);
export const spent = (contingent: string, n: number, reason: string) => ({
  type: 'leader',
  contingent,
  set: { spent: n },
  reason,
});
