import {
  type Battle,
  cardValue,
  type Duel,
  type DuelFighterKind,
  type Exchange,
  FIGURES,
  otherSide,
  type Side,
} from '#/games/shieldwall/rules';

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

export interface Told {
  /** "Olaf wounded" */
  readonly short: string;
  /** "13 is twice 6 or more; you keep the advantage" */
  readonly why: string;
}

/** DUEL-6, DUEL-7: what an answer would come to, told to the one who gives it. */
export function answerWords(battle: Battle, duel: Duel, exchange: Exchange, side: Side): Told {
  const enemy = otherSide(side);
  const name = fighterName(battle, duel, enemy);
  const { wounded, advantage } = exchange;
  const dies = (of: Side) => duel.fighters[of].wounds + 1 >= FIGURES.duel.fatalWounds;
  const short = () => {
    if (wounded.length > 1) return 'Both wounded';
    if (wounded.includes(enemy)) return `${name} ${dies(enemy) ? 'falls' : 'wounded'}`;
    if (wounded.includes(side)) return dies(side) ? 'You fall' : 'You are wounded';
    return exchange.blows[side] === exchange.blows[enemy] ? 'Nobody is hurt' : 'Parried';
  };
  const next =
    advantage === null
      ? 'dice again'
      : advantage === enemy
        ? `advantage to ${name}`
        : `you ${duel.advantage === side ? 'keep' : 'take'} the advantage`;
  return { short: short(), why: `${reason(exchange)}; ${next}` };
}

function reason({ cards, blows, wounded }: Exchange): string {
  const [low, high] = [cardValue(cards.red), cardValue(cards.black)].sort((a, b) => a - b);
  if (blows.red === blows.black) {
    if (blows.red === 'parry') return 'two parries';
    return wounded.length > 1
      ? `${high} is less than twice ${low}`
      : `${high} is at least twice ${low}`;
  }
  const [strike, parry] =
    blows.red === 'strike' ? [cards.red, cards.black] : [cards.black, cards.red];
  return `${cardValue(parry)} ${wounded.length > 0 ? 'cannot stop' : 'stops'} ${cardValue(strike)}`;
}
