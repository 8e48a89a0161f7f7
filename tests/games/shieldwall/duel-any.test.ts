import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, type Result } from '#/core/result';
import { CARDS, type Card } from '#/games/shieldwall/rules/cards';
import {
  DUEL_FIGHTERS,
  DUEL_STAGES,
  type Duel,
  newDuel,
  newFighter,
} from '#/games/shieldwall/rules/duel';
import {
  dealHands,
  discardCards,
  owedDiscards,
  playExchange,
  takeAdvantage,
} from '#/games/shieldwall/rules/duel-play';
import { invalid, type Refusal } from '#/games/shieldwall/rules/rule';
import type { Side } from '#/games/shieldwall/rules/words';

const refused = (result: Result<Duel, Refusal>) =>
  result.ok ? null : { kind: result.error.kind, rule: result.error.rule };

const leaders = newDuel({ red: newFighter('leader'), black: newFighter('leader') });

describe('each step has its stage', () => {
  const steps = {
    deal: (duel: Duel) => dealHands(duel, null),
    discard: (duel: Duel) => discardCards(duel, 'red', []),
    advantage: (duel: Duel) => takeAdvantage(duel, [{ red: 2, black: 1 }]),
    exchange: (duel: Duel) => playExchange(duel, { red: '2h', black: '2s' }),
  };
  const rules = { deal: 'DUEL-3', discard: 'DUEL-3', advantage: 'DUEL-5', exchange: 'DUEL-6' };
  const needs = {
    challenged: 'answered',
    deal: 'dealt',
    discard: 'discard',
    advantage: 'dice',
    exchange: 'two cards',
    over: 'over',
  };
  const pairs = (Object.keys(steps) as (keyof typeof steps)[]).flatMap((step) =>
    DUEL_STAGES.filter((stage) => stage !== step).map((stage) => [step, stage] as const),
  );

  it.each(pairs)('no %s while the duel is at "%s" (DUEL-3, DUEL-5, DUEL-6)', (step, stage) => {
    const result = steps[step]({ ...leaders, stage });
    expect(refused(result)).toEqual({ kind: 'invalid', rule: rules[step] });
    expect(result.ok ? '' : result.error.why).toContain(needs[stage]);
  });
});

describe('any duel at all', () => {
  const kind = fc.constantFrom(...DUEL_FIGHTERS);
  const die = fc.integer({ min: 1, max: 6 });

  /** Plays a whole duel from app hands; `next` picks among what is left. */
  function playOut(duel: Duel, next: () => number): Duel {
    let now = duel;
    for (let step = 0; step < 60 && now.stage !== 'over'; step++) {
      const result = stepOf(now, next);
      if (result.ok) now = result.value;
    }
    return now;
  }

  function stepOf(duel: Duel, next: () => number): Result<Duel, Refusal> {
    const pick = (side: Side): Card => {
      const hand = duel.fighters[side].hand ?? [];
      return hand[next() % hand.length] as Card;
    };
    const blow = () => (next() % 2 ? 'strike' : 'parry') as 'strike' | 'parry';
    switch (duel.stage) {
      case 'deal':
        return dealHands(duel, `${next()}`);
      case 'discard': {
        const side = owedDiscards(duel.fighters.red) > 0 ? 'red' : 'black';
        const { hand } = duel.fighters[side];
        return discardCards(duel, side, (hand ?? []).slice(0, owedDiscards(duel.fighters[side])));
      }
      case 'advantage':
        return takeAdvantage(duel, [{ red: (next() % 6) + 1, black: (next() % 6) + 1 }]);
      case 'exchange':
        return playExchange(
          duel,
          { red: pick('red'), black: pick('black') },
          { red: blow(), black: blow() },
        );
      default:
        return fail(invalid('over'));
    }
  }

  it('ends within five exchanges, wounds and hands in step (DUEL-3, DUEL-6, DUEL-7, DUEL-9)', () => {
    fc.assert(
      fc.property(
        kind,
        kind,
        fc.boolean(),
        fc.infiniteStream(fc.nat(10_000)),
        (red, black, weapon, numbers) => {
          const start = newDuel({ red: newFighter(red, weapon), black: newFighter(black) });
          const end = playOut(start, () => numbers.next().value as number);
          expect(end.stage).toBe('over');
          expect(end.exchanges.length).toBeLessThanOrEqual(5);
          for (const side of ['red', 'black'] as const) {
            const fighter = end.fighters[side];
            expect(fighter.wounds).toBeLessThanOrEqual(3);
            expect(fighter.wounds).toBe(
              end.exchanges.filter(({ wounded }) => wounded.includes(side)).length,
            );
            expect(fighter.hand).toHaveLength(5 - end.exchanges.length);
          }
          const dead = (['red', 'black'] as const).filter((s) => end.fighters[s].wounds === 3);
          if (dead.length === 0) expect(end.exchanges).toHaveLength(5);
          expect(end.result).toMatchObject({ how: 'fought', killed: dead });
        },
      ),
    );
  });

  it('takes any real cards in any stage without a throw, and changes nothing when it refuses', () => {
    const anyCard = fc.constantFrom(...CARDS);
    fc.assert(
      fc.property(
        fc.constantFrom(...DUEL_STAGES),
        anyCard,
        anyCard,
        die,
        die,
        (stage, red, black, one, two) => {
          const duel = { ...leaders, stage };
          const before = JSON.stringify(duel);
          playExchange(duel, { red, black }, { red: 'parry', black: 'strike' });
          takeAdvantage(duel, [{ red: one, black: two }]);
          discardCards(duel, 'red', [red]);
          dealHands(duel, 'x');
          expect(JSON.stringify(duel)).toBe(before);
        },
      ),
    );
  });
});
