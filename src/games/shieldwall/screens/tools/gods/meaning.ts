import {
  type Battle,
  type Card,
  colourOf,
  FIGURES,
  type GodRule,
  otherSide,
} from '#/games/shieldwall/rules';

/** What a card does, told with the names of this battle. */
export function meaningOf(battle: Battle, card: Card, rule: GodRule): string {
  const side = colourOf(card);
  const own = side ? battle.sides[side].name : '';
  const enemy = side ? battle.sides[otherSide(side)].name : '';
  switch (rule) {
    case 'GOD-1':
      return 'Nothing comes of it this turn.';
    case 'GOD-3':
      return `One unit of ${own} drops a level, and ${enemy} may say which.`;
    case 'GOD-5':
      return `The card stays with ${own}: one stand may throw double dice in one missile exchange.`;
    case 'GOD-7':
      return `The card stays with ${own}: it buys a second throw of any one set of dice, whoever threw it.`;
    case 'GOD-J':
      return `Too much ale: each retinue of ${own} takes ${FIGURES.hardDrinkingDps} DP.`;
    case 'GOD-Q':
      return `One retinue of ${own} goes up a level.`;
    case 'GOD-K':
      return `A hero joins ${own} and challenges a leader of ${enemy} here and now. No LPs are asked.`;
    case 'GOD-A':
      return `One leader of ${own} gains ${FIGURES.gods.aceLp} LP to keep.`;
    case 'GOD-R':
      return battle.options.rain === 'restOfGame'
        ? `Move dice tire from ${FIGURES.fatigue.rain} up until the battle ends.`
        : `Move dice tire from ${FIGURES.fatigue.rain} up, this turn and next.`;
    case 'GOD-T':
      return 'Every unit on the table, friend and foe, drops a level.';
    case 'GOD-C':
      return 'A holy person has cancelled it.';
  }
}
