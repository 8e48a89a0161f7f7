import { mapOdds, type Odds } from '#/core/odds';
import { type Battle, REST_OF_GAME, type Unit } from './battle';
import { CARDS, type Card, colourOf, rankOf } from './cards';
import type { Effect } from './effect';
import { FIGURES } from './figures';
import { unitsOf } from './outcome';
import { draw, type Pack } from './pack';
import type { RuleId } from './rule';
import { otherSide, SIDES, type Side } from './words';

export type GodRule = Extract<RuleId, `GOD-${string}`>;

const RULE_BY_RANK: Partial<Record<string, GodRule>> = {
  '3': 'GOD-3',
  '5': 'GOD-5',
  '7': 'GOD-7',
  J: 'GOD-J',
  Q: 'GOD-Q',
  K: 'GOD-K',
  A: 'GOD-A',
};

/** The rule of a card; `jokers` says how many the pack has given up, this one with them. */
export function godRule(card: Card, jokers: number): GodRule {
  const rank = rankOf(card);
  if (rank === null) return jokers > 1 ? 'GOD-T' : 'GOD-R';
  return RULE_BY_RANK[rank] ?? 'GOD-1';
}

/** GOD: what the next card can bring, by what the pack still holds; an empty one is shuffled first. */
export function godOdds(pack: Pack): Odds<GodRule> {
  const left = pack.order.length > 0 ? pack.order : CARDS;
  return mapOdds(
    left.map((value) => ({ value, ways: 1 })),
    (card) => godRule(card, draw(pack, card).pack.jokers),
  );
}

/** What the gods send, in a word or two. */
export const GOD_NAMES: Record<GodRule, string> = {
  'GOD-1': 'The gods are silent',
  'GOD-3': 'Bad omen',
  'GOD-5': 'Skilled archer',
  'GOD-7': 'Fortune smiles',
  'GOD-J': 'Hard drinking',
  'GOD-Q': 'Heartened retinue',
  'GOD-K': 'A hero steps forward',
  'GOD-A': 'Favoured leader',
  'GOD-R': 'Rain',
  'GOD-T': 'Terror',
  'GOD-C': 'Cancelled',
};

/** GOD-3: a bad omen is pointed by the enemy; other choices are the side's own. Null: nothing to pick. */
export function picker(card: Card): Side | null {
  const side = colourOf(card);
  switch (side && rankOf(card)) {
    case '3':
      return side && otherSide(side);
    case 'Q':
    case 'K':
    case 'A':
      return side;
    default:
      return null;
  }
}

/** The units of a side still on the table, in their order of acting (ORG-4). */
export const armyOf = (battle: Battle, side: Side): readonly Unit[] =>
  battle.sides[side].contingents.flatMap((id) => {
    const contingent = battle.contingents[id];
    return contingent ? unitsOf(battle, contingent) : [];
  });

export const retinuesOf = (battle: Battle, side: Side): readonly Unit[] =>
  armyOf(battle, side).filter((unit) => unit.kind === 'retinue');

/** Cards that ask nobody anything: what they do at once. */
export function plainEffects(battle: Battle, card: Card): readonly Effect[] {
  const side = colourOf(card);
  if (side === null) {
    return battle.pack.jokers > 1 ? terror(battle) : [rain(battle)];
  }
  switch (rankOf(card)) {
    case '5':
      return [keep(battle, side, card, 'GOD-5')];
    case '7':
      return [keep(battle, side, card, 'GOD-7')];
    case 'J':
      return retinuesOf(battle, side).map((unit) => ({
        type: 'dps',
        unit: unit.id,
        n: FIGURES.hardDrinkingDps,
        cause: 'morale',
        reason: 'GOD-J',
      }));
    default:
      return [];
  }
}

const keep = (battle: Battle, side: Side, card: Card, reason: GodRule): Effect => ({
  type: 'side',
  side,
  set: { retained: [...battle.sides[side].retained, card] },
  reason,
});

/** GOD-R, OPT-RAIN; rain that already lasts longer is not cut short. */
function rain(battle: Battle): Effect {
  const last =
    battle.options.rain === 'restOfGame' ? REST_OF_GAME : battle.turn + FIGURES.gods.rainTurns - 1;
  const rainUntil = Math.max(battle.rainUntil, last);
  return { type: 'battle', set: { rainUntil }, reason: 'GOD-R' };
}

/** GOD-T */
const terror = (battle: Battle): readonly Effect[] =>
  SIDES.flatMap((side) => armyOf(battle, side)).map((unit) => ({
    type: 'level',
    unit: unit.id,
    by: FIGURES.gods.terrorLevels,
    reason: 'GOD-T',
  }));
