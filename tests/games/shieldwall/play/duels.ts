import { isJoker } from '#/games/shieldwall/rules/cards';
import { mayAccept, mayChallenge } from '#/games/shieldwall/rules/challenge';
import type { Command } from '#/games/shieldwall/rules/command';
import type { Duel } from '#/games/shieldwall/rules/duel';
import { owedDiscards } from '#/games/shieldwall/rules/duel-play';
import { fightersOf } from '#/games/shieldwall/rules/retainers';
import { SIDES } from '#/games/shieldwall/rules/words';
import type { Table } from './table';

/** One step of a duel, from the answer to the last exchange. */
export function stepDuel(table: Table, duel: Duel): Command {
  switch (duel.stage) {
    case 'challenged':
      return answer(table, duel);
    case 'deal':
      // A seed deals from the app's pack; without one the cards are on the table.
      return { type: 'dealDuel', seed: `${table.seed}/${table.done.length}` };
    case 'discard': {
      const side = SIDES.find((each) => owedDiscards(duel.fighters[each]) > 0) ?? 'red';
      const hand = duel.fighters[side].hand ?? [];
      return { type: 'discard', side, cards: hand.slice(0, owedDiscards(duel.fighters[side])) };
    }
    case 'advantage':
      return { type: 'rollAdvantage', rolls: diceOff(table, (roll) => higher(duel, roll)) };
    case 'exchange': {
      const card = (side: 'red' | 'black') => table.pick(duel.fighters[side].hand ?? []);
      const cards = { red: card('red'), black: card('black') };
      const said = () => table.pick(['strike', 'parry'] as const);
      return {
        type: 'exchange',
        cards,
        jokerAs: {
          ...(isJoker(cards.red) && { red: said() }),
          ...(isJoker(cards.black) && { black: said() }),
        },
      };
    }
    case 'over':
      return { type: 'leaveDuel' };
  }
}

/** Throws until somebody is higher. */
export function diceOff(
  table: Table,
  decided: (roll: { red: number; black: number }) => boolean,
): { red: number; black: number }[] {
  const rolls: { red: number; black: number }[] = [];
  do {
    const [red = 1, black = 1] = table.d6(2);
    rolls.push({ red, black });
  } while (!decided(rolls.at(-1) ?? { red: 0, black: 0 }));
  return rolls;
}

const higher = ({ fighters }: Duel, { red, black }: { red: number; black: number }): boolean => {
  const hero = (side: 'red' | 'black') => (fighters[side].kind === 'heroicChampion' ? 1 : 0);
  return red + hero('red') !== black + hero('black');
};

function answer(table: Table, duel: Duel): Command {
  const { battle } = table;
  const side = duel.challenge?.by === 'red' ? 'black' : 'red';
  const contingent = battle.contingents[duel.challenge?.contingents[side] ?? ''];
  const fighters = contingent ? fightersOf(battle, contingent) : [];
  const ready = fighters.filter((kind) => mayAccept(battle, kind) === null);
  return ready.length > 0 && !table.happens(3)
    ? { type: 'acceptChallenge', fighter: table.pick(ready) }
    : { type: 'refuseChallenge', face: table.pick([1, 2, 3, 4, 5, 6]) };
}

/** Every challenge that the rules allow now. */
export function challenges({ battle }: Table): Command[] {
  const contingents = Object.values(battle.contingents);
  return contingents.flatMap((from) =>
    contingents
      .filter((to) => to.side !== from.side && mayChallenge(battle, from.id, to.id) === null)
      .flatMap((to) =>
        fightersOf(battle, from).map(
          (fighter): Command => ({
            type: 'challenge',
            contingent: from.id,
            target: to.id,
            fighter,
          }),
        ),
      ),
  );
}
