import { fail, ok, type Result } from '#/core/result';
import { type Card, cardName, isCard } from './cards';
import type { Blow, Duel, DuelResult, DuelStage, Exchange, Fighter } from './duel';
import { blowOf, resolve } from './exchange';
import { FIGURES } from './figures';
import { shuffledCards } from './pack';
import { duelAdvantage } from './rolls/duel-advantage';
import { invalid, type Refusal, type RuleId } from './rule';
import { otherSide, SIDES, type Side } from './words';

/** The duel itself, from the deal to its end: functions over its data, with or without a battle. */

type Both<T> = Readonly<Record<Side, T>>;

const STAGE_NEEDS: Record<DuelStage, string> = {
  challenged: 'the challenge is answered',
  deal: 'the cards are dealt',
  discard: 'both sides discard',
  advantage: 'dice are thrown for advantage',
  exchange: 'two cards are played',
  over: 'it is over',
};

/** Null when the duel waits for just this. */
export const wrongStage = (duel: Duel, stage: DuelStage, rule: RuleId): Refusal | null =>
  duel.stage === stage
    ? null
    : invalid(`Not now: at this point of the duel ${STAGE_NEEDS[duel.stage]}.`, rule);

/** DUEL-3: how many cards he gets and how many of them he gives up. */
export function dealFor({ kind, specialWeapon }: Pick<Fighter, 'kind' | 'specialWeapon'>): {
  readonly dealt: number;
  readonly discarded: number;
} {
  const { duel } = FIGURES;
  if (kind === 'champion') return duel.champion;
  return kind === 'leader' && specialWeapon ? duel.specialWeapon : duel.leaderOrHero;
}

/** DUEL-3: from a fresh pack in the order of the seed, or from real cards when there is none. */
export function dealHands(duel: Duel, seed: string | null): Result<Duel, Refusal> {
  const bar = wrongStage(duel, 'deal', 'DUEL-3');
  if (bar) return fail(bar);
  if (seed === null) return ok({ ...duel, stage: 'advantage' });
  const cards = shuffledCards(seed);
  const { red, black } = duel.fighters;
  const reds = dealFor(red).dealt;
  return ok({
    ...duel,
    stage: 'discard',
    fighters: {
      red: { ...red, hand: cards.slice(0, reds) },
      black: { ...black, hand: cards.slice(reds, reds + dealFor(black).dealt) },
    },
  });
}

/** DUEL-3: how many cards he has still to give up. */
export function owedDiscards(fighter: Fighter): number {
  if (fighter.hand === null) return 0;
  const { dealt, discarded } = dealFor(fighter);
  return Math.max(0, fighter.hand.length - (dealt - discarded));
}

/** DUEL-3: one side's discards, all at once. */
export function discardCards(
  duel: Duel,
  side: Side,
  cards: readonly Card[],
): Result<Duel, Refusal> {
  const bar = wrongStage(duel, 'discard', 'DUEL-3');
  if (bar) return fail(bar);
  const fighter = duel.fighters[side];
  const hand = fighter.hand ?? [];
  const owed = owedDiscards(fighter);
  const given = new Set(cards);
  if (cards.length !== owed || given.size !== cards.length) {
    return fail(invalid(`This side discards ${owed} different cards now.`, 'DUEL-3'));
  }
  const strange = cards.find((card) => !hand.includes(card));
  if (strange !== undefined) return fail(notHeld(strange, 'DUEL-3'));
  const kept = { ...fighter, hand: hand.filter((card) => !given.has(card)) };
  const waiting = owedDiscards(duel.fighters[otherSide(side)]) > 0;
  return ok({
    ...duel,
    stage: waiting ? 'discard' : 'advantage',
    fighters: { ...duel.fighters, [side]: kept },
  });
}

/** DUEL-5 */
export function takeAdvantage(duel: Duel, rolls: readonly Both<number>[]): Result<Duel, Refusal> {
  const bar = wrongStage(duel, 'advantage', 'DUEL-5');
  if (bar) return fail(bar);
  const { red, black } = duel.fighters;
  const heroes = { red: red.kind === 'heroicChampion', black: black.kind === 'heroicChampion' };
  const dice = duelAdvantage(heroes, rolls);
  if (!dice.ok) return dice;
  const { higher } = dice.value;
  if (higher === null) return fail(invalid('A tie: throw both dice again.', 'DUEL-5'));
  return ok({ ...duel, stage: 'exchange', advantage: higher });
}

/** DUEL-6: one card of each side, then its wounds, and the end if this was it. */
export function playExchange(
  duel: Duel,
  cards: Both<Card>,
  jokerAs: Partial<Both<Blow>> = {},
): Result<Duel, Refusal> {
  const bar = wrongStage(duel, 'exchange', 'DUEL-6');
  if (bar) return fail(bar);
  for (const side of SIDES) {
    const { hand } = duel.fighters[side];
    const card = cards[side];
    if (!isCard(card)) return fail(invalid(`There is no card "${card}".`, 'DUEL-6'));
    if (hand !== null && !hand.includes(card)) return fail(notHeld(card, 'DUEL-6'));
  }
  const red = blowOf(cards.red, jokerAs.red);
  const black = blowOf(cards.black, jokerAs.black);
  if (red === null || black === null) {
    return fail(invalid('The player of a joker says whether it strikes or parries.', 'DUEL-4'));
  }
  const exchange = resolve(cards, { red, black });
  return ok(
    conclude({
      ...duel,
      advantage: exchange.advantage,
      exchanges: [...duel.exchanges, exchange],
      fighters: {
        red: afterExchange(duel.fighters.red, 'red', exchange),
        black: afterExchange(duel.fighters.black, 'black', exchange),
      },
    }),
  );
}

const notHeld = (card: Card, rule: RuleId): Refusal =>
  invalid(`The ${cardName(card)} is not in this hand.`, rule);

const afterExchange = (fighter: Fighter, side: Side, { cards, wounded }: Exchange): Fighter => ({
  ...fighter,
  hand: fighter.hand?.filter((card) => card !== cards[side]) ?? null,
  wounds: fighter.wounds + (wounded.includes(side) ? 1 : 0),
});

/** DUEL-6, DUEL-7, DUEL-9: what the duel waits for after an exchange. */
function conclude(duel: Duel): Duel {
  const killed = SIDES.filter((side) => duel.fighters[side].wounds >= FIGURES.duel.fatalWounds);
  if (killed.length === 0 && duel.exchanges.length < FIGURES.duel.exchanges) {
    return { ...duel, stage: duel.advantage === null ? 'advantage' : 'exchange' };
  }
  const result: DuelResult = { how: 'fought', killed, winner: winnerOf(killed) };
  return { ...duel, stage: 'over', result };
}

/** DUEL-7: two dead men have no winner. */
function winnerOf(killed: readonly Side[]): Side | null {
  const [loser, another] = killed;
  return loser !== undefined && another === undefined ? otherSide(loser) : null;
}
