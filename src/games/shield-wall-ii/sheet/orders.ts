import { FIGURES as F } from '../rules/figures';
import type { EntryFor } from './entry';

export const turn: EntryFor = ({ turns }) => ({
  id: 'turn',
  title: 'Player turn',
  short: 'Turn',
  phases: [],
  tables: [
    {
      rows: [
        { key: 'a turn', text: 'the army listed first, then the other', rules: ['TURN-1'] },
        { key: '1 count', text: 'the commands of this player turn', rules: ['TURN-2', 'CMD-1'] },
        { key: '2 orders', text: 'deploy, move and turn, in any order', rules: ['TURN-2'] },
        {
          key: '3 attacks',
          text: 'in any order; the first one ends the orders',
          rules: ['TURN-2'],
        },
        {
          key: `turn ${turns}`,
          text: 'is the last',
          rules: ['WIN-2', 'OPT-TURNS'],
          option: 'turns',
        },
      ],
    },
  ],
});

export const commands: EntryFor = ({ commandsShort }) => ({
  id: 'commands',
  title: 'Commands',
  short: 'Commands',
  phases: ['orders', 'attacks'],
  tables: [
    {
      rows: [
        {
          key: `−${commandsShort.superior}`,
          text: 'superior army: one for each warband not routed, less this',
          rules: ['CMD-1', 'OPT-COMMANDS'],
          rulings: ['Counted once, as the player turn begins; never below 0.'],
          option: 'commandsShort',
        },
        {
          key: `−${commandsShort.inferior}`,
          text: 'inferior army; waiting warbands and the lord’s count, the camp does not',
          rules: ['CMD-1', 'OPT-COMMANDS'],
          option: 'commandsShort',
        },
        {
          key: `${F.commandCost}`,
          text: 'deploy, or move and turn, or attack, for one warband; what is left over is lost',
          rules: ['CMD-2'],
          rulings: ['A warband deploys or moves once, and attacks once, in a player turn.'],
        },
      ],
    },
  ],
});

export const deployment: EntryFor = () => ({
  id: 'deployment',
  title: 'Deployment',
  short: 'Deploy',
  phases: ['orders'],
  tables: [
    {
      rows: [
        {
          key: 'where',
          text: 'a vacant hex beside the own camp, any facing; no move in that player turn',
          rules: ['DEP-1'],
          rulings: ['It may attack in the same player turn.'],
        },
        {
          key: `turns 1–${F.deploymentTurns}`,
          text: 'only; who still waits at the end of the last has routed, with its points',
          rules: ['DEP-2'],
        },
        {
          key: '4 + 3 + 3',
          text: 'four hexes touch a camp, so ten warbands need all three turns',
          rules: ['DEP-3'],
        },
        {
          key: 'enemies',
          text: 'near the camp hold nobody back; without a camp nobody deploys',
          rules: ['DEP-4'],
          rulings: ['The source is silent on both.'],
        },
      ],
    },
  ],
});

export const movement: EntryFor = () => ({
  id: 'movement',
  title: 'Move and turn',
  short: 'Move',
  phases: ['orders'],
  tables: [
    {
      rows: [
        { key: 'turn', text: 'in place, to any facing', rules: ['MOVE-1'] },
        {
          key: 'move',
          text: 'one hex into the front, then any facing for the same command',
          rules: ['MOVE-2'],
        },
        {
          key: 'never',
          text: 'back or sideways, off the board, onto a unit, into wood, marsh or river; a camp never moves',
          rules: ['MOVE-3', 'MAP-6'],
        },
        {
          key: 'front',
          text: 'the two hexes beside the corner that it faces; one unit in a hex',
          rules: ['MAP-7'],
          rulings: ['Half a front may lie off the board; nothing is there.'],
        },
      ],
    },
  ],
});

export const held: EntryFor = () => ({
  id: 'held',
  title: 'Held',
  short: 'Held',
  phases: ['orders', 'attacks'],
  tables: [
    {
      rows: [
        {
          key: 'by two',
          text: 'enemies beside it that touch each other: it enters no hex that touches either, pursuing or not',
          rules: ['MOVE-4'],
          rulings: ['A camp can be one of the two; every pair counts.'],
        },
        {
          key: 'free',
          text: 'to turn, for its command; facings do not matter',
          rules: ['MOVE-4'],
          rulings: ['Turning in place is always allowed.'],
        },
      ],
    },
  ],
});
