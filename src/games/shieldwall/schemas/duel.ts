import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import type { Duel } from '../rules';
import { bothSides, card, cards, id, list, side, whole } from './words';

export const fighterKind = v.picklist(['leader', 'heroicChampion', 'champion']);
export const blow = v.picklist(['strike', 'parry']);

const fighter = v.object({
  kind: fighterKind,
  specialWeapon: v.boolean(),
  wounds: whole(0, 99),
  hand: v.nullable(cards),
});

const exchange = v.object({
  cards: bothSides(card),
  blows: bothSides(blow),
  wounded: list(side, 2),
  advantage: v.nullable(side),
});

export const duel = v.object({
  stage: v.picklist(['challenged', 'deal', 'discard', 'advantage', 'exchange', 'over']),
  challenge: v.nullable(v.object({ by: side, contingents: bothSides(id), byKing: v.boolean() })),
  fighters: bothSides(fighter),
  advantage: v.nullable(side),
  exchanges: list(exchange, 54),
  result: v.nullable(
    v.variant('how', [
      v.object({ how: v.literal('refused'), by: side, lostLp: v.boolean() }),
      v.object({ how: v.literal('fought'), killed: list(side, 2), winner: v.nullable(side) }),
    ]),
  ),
});
same<Same<v.InferOutput<typeof duel>, Duel>>(true);
