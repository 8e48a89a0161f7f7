import type { Battle, Duel, DuelFighterKind, Exchange, Side } from '#/games/shieldwall/rules';

export const KIND_WORDS: Record<DuelFighterKind, string> = {
  leader: 'The leader himself',
  heroicChampion: 'Heroic champion',
  champion: 'Ordinary champion',
};

/** "Byrhtnoth", or "Byrhtnoth's champion". */
export function fighterName(battle: Battle, duel: Duel, side: Side): string {
  const contingent = duel.challenge && battle.contingents[duel.challenge.contingents[side]];
  const leader = contingent ? contingent.leader.name : battle.sides[side].name;
  switch (duel.fighters[side].kind) {
    case 'leader':
      return leader;
    case 'heroicChampion':
      return `${leader}'s hero`;
    case 'champion':
      return `${leader}'s champion`;
  }
}

/** DUEL-6: what two cards come to. */
export function exchangeWords(battle: Battle, duel: Duel, exchange: Exchange): string {
  const { wounded, advantage } = exchange;
  const name = (side: Side) => fighterName(battle, duel, side);
  const blood =
    wounded.length === 0
      ? 'Nobody is hurt'
      : wounded.length === 1
        ? `${wounded.map(name)} is wounded`
        : 'Both are wounded';
  const next = advantage ? `advantage to ${name(advantage)}` : 'dice again for advantage';
  return `${blood}, ${next}`;
}
