import { seededChance, shuffle } from '#/core/chance';
import {
  CARDS,
  type Card,
  cardValue,
  type DuelOdds,
  dealFor,
  type Exchange,
  FIGURES,
  isJoker,
  otherSide,
  SIDES,
  type Side,
} from '#/games/shieldwall/rules';
import type { Blow, Fighter } from '#/games/shieldwall/rules/duel';
import { blowOf, resolve } from '#/games/shieldwall/rules/exchange';

type Kind = Pick<Fighter, 'kind' | 'specialWeapon'>;
type Both<T> = Record<Side, T>;

/**
 * How a duel ends for the first of two, by playing duels out from shuffled packs, always the same
 * ones. Both give up their lowest cards, lead with their highest and answer with the card that does
 * most.
 */
export function playedOdds(first: Kind, second: Kind, duels: number): DuelOdds {
  const chance = seededChance('duel odds');
  let kills = 0;
  let falls = 0;
  for (let at = 0; at < duels; at++) {
    const wounds = playOut({ red: first, black: second }, shuffle(CARDS, chance), () =>
      chance.below(6),
    );
    const dead = (side: Side) => wounds[side] >= FIGURES.duel.fatalWounds;
    if (dead('black')) kills++;
    if (dead('red')) falls++;
  }
  return { kills: kills / duels, falls: falls / duels };
}

/** The wounds of both at the end (DUEL-3 to DUEL-7). */
function playOut(kinds: Both<Kind>, pack: readonly Card[], die: () => number): Both<number> {
  const [reds, blacks] = [dealFor(kinds.red), dealFor(kinds.black)];
  const hands: Both<readonly Card[]> = {
    red: best(pack.slice(0, reds.dealt), reds.dealt - reds.discarded),
    black: best(pack.slice(reds.dealt, reds.dealt + blacks.dealt), blacks.dealt - blacks.discarded),
  };
  const wounds = { red: 0, black: 0 };
  let advantage: Side | null = null;
  for (let played = 0; played < FIGURES.duel.exchanges; played++) {
    const ahead: Side = advantage ?? diceFor(kinds, die);
    const behind = otherSide(ahead);
    const [lead] = hands[behind];
    if (lead === undefined) return wounds;
    const exchange = bestAnswer(hands[ahead], ahead, lead);
    const { cards } = exchange;
    hands.red = hands.red.filter((card) => card !== cards.red);
    hands.black = hands.black.filter((card) => card !== cards.black);
    for (const side of exchange.wounded) wounds[side]++;
    if (SIDES.some((side) => wounds[side] >= FIGURES.duel.fatalWounds)) return wounds;
    advantage = exchange.advantage;
  }
  return wounds;
}

/** DUEL-3: the cards worth keeping, the highest first. */
const best = (cards: readonly Card[], kept: number): readonly Card[] =>
  [...cards].sort((a, b) => cardValue(b) - cardValue(a)).slice(0, kept);

/** DUEL-5 */
function diceFor({ red, black }: Both<Kind>, die: () => number): Side {
  const bonus = ({ kind }: Kind) => (kind === 'heroicChampion' ? FIGURES.duel.heroAdvantage : 0);
  for (;;) {
    const margin = die() + bonus(red) - die() - bonus(black);
    if (margin !== 0) return margin > 0 ? 'red' : 'black';
  }
}

/** DUEL-4: a joker can be either. */
const blowsOf = (card: Card): readonly Blow[] =>
  isJoker(card) ? ['strike', 'parry'] : [blowOf(card, undefined) ?? 'strike'];

/** Wounds count most, then the advantage; of equal cards the lowest will do. */
function bestAnswer(hand: readonly Card[], side: Side, lead: Card): Exchange {
  const enemy = otherSide(side);
  // A joker that leads strikes.
  const led = blowOf(lead, 'strike') ?? 'strike';
  let found: { readonly exchange: Exchange; readonly worth: number } | null = null;
  for (const card of hand) {
    for (const blow of blowsOf(card)) {
      const [cards, blows] =
        side === 'red'
          ? [
              { red: card, black: lead },
              { red: blow, black: led },
            ]
          : [
              { red: lead, black: card },
              { red: led, black: blow },
            ];
      const exchange = resolve(cards, blows);
      const { wounded, advantage } = exchange;
      const worth =
        (wounded.includes(enemy) ? 4 : 0) -
        (wounded.includes(side) ? 4 : 0) +
        (advantage === side ? 1 : advantage === enemy ? -1 : 0) -
        cardValue(card) / 100;
      if (!found || worth > found.worth) found = { exchange, worth };
    }
  }
  if (!found) throw new Error('An empty hand.');
  return found.exchange;
}
