import { PHASE_NAMES, type Phase } from '#/games/shields-and-swords/rules/words';
import type { EntryFor, Row } from '../entry';
import { hexes } from '../numbers';
import { inUse } from '../readings';

const PHASE_TEXTS: readonly (readonly [Phase, string, Row['rules']])[] = [
  ['command', 'lay markers at your wings', ['TURN-1', 'CMD-2']],
  ['fire', 'units with a fire factor', ['TURN-1', 'FIRE-1']],
  ['horse', 'horse move; when all have moved, they charge', ['TURN-1', 'HORSE-1', 'HORSE-2']],
  ['withdraw', 'out of EZOC', ['TURN-1', 'WDR-1']],
  ['shieldWall', 'foot without a fire factor forms', ['TURN-1', 'SW-1']],
  ['move', 'everybody of the wing', ['TURN-1', 'MOVE-1']],
  ['secondMove', 'wings with a Bonus on Move', ['TURN-1', 'MOVE-6', 'CMD-5']],
  ['combat', 'attacks, one after another', ['TURN-1', 'COMB-1']],
  ['secondCombat', 'wings with a Bonus on Combat', ['TURN-1', 'COMB-5', 'CMD-5']],
  ['pitched', 'wings that chose one pitched combat instead', ['TURN-1', 'COMB-5', 'CMD-5']],
  ['initiative', 'declare it, or play passes', ['TURN-1', 'INIT-1']],
];

export const sequence: EntryFor = () => ({
  id: 'sequence',
  title: 'Sequence of a player turn',
  short: 'Turn',
  phases: ['command'],
  tables: [
    {
      rows: [
        {
          key: 'start',
          text: 'your shield walls end; your markers of last turn come back',
          rules: ['TURN-3', 'SW-1'],
        },
        ...PHASE_TEXTS.map(
          ([phase, text, rules], place): Row => ({
            key: `${place + 1} ${PHASE_NAMES[phase]}`,
            text,
            rules,
          }),
        ),
        {
          key: 'end',
          text: 'suppression comes off all your own units; a victory check may fall due',
          rules: ['TURN-3', 'VP-2'],
        },
        {
          key: 'only',
          text: 'phases that some wing was ordered to do; each ends for all wings before the next',
          rules: ['TURN-1', 'TURN-2'],
          rulings: ['Within a phase the wings act in any order.'],
        },
      ],
    },
  ],
});

export const orders: EntryFor = (options, figures) => ({
  id: 'orders',
  title: 'Orders and Bonus',
  short: 'Orders',
  phases: ['command'],
  tables: [
    {
      title: 'Markers',
      rows: [
        {
          key: 'faces',
          text: 'Fire, Horse, Withdraw, Shield Wall, Move, Combat, Bonus; only the one that lies up counts',
          rules: ['CMD-1'],
        },
        {
          key: 'lay',
          text: 'from your pool, up to each wing’s number; they lie open until your next turn and are not used up',
          rules: ['CMD-2'],
        },
        {
          key: 'do',
          text: 'a wing does only what lies at it; wings with the same order do it in one phase',
          rules: ['CMD-3'],
        },
        {
          key: 'no face twice',
          text: 'at one wing, even from two like markers',
          rules: ['CMD-4'],
          rulings: ['So a wing has one Bonus.'],
        },
        {
          key: 'limit',
          text: `A Bonus takes one of the places: ${inUse('bonusLimit', options)}`,
          rules: ['CMD-2', 'OPT-BONUS-LIMIT'],
          option: 'bonusLimit',
        },
      ],
    },
    {
      title: 'Bonus with',
      rows: [
        {
          key: 'Move',
          text: 'a Second Move phase',
          rules: ['CMD-5', 'MOVE-6'],
          rulings: ['The order that a Bonus goes with is named when it is laid.'],
        },
        {
          key: 'Combat',
          text: 'a Second Combat phase, or one Pitched Combat phase and no other',
          rules: ['CMD-5', 'COMB-5'],
          rulings: ['Chosen before the first Combat phase of the turn.'],
        },
        {
          key: 'Withdraw',
          text: `up to ${hexes(figures.withdrawBonus)}`,
          rules: ['CMD-5', 'WDR-1'],
        },
        {
          key: 'Fire',
          text: `+${figures.fireBonus} to each fire roll`,
          rules: ['CMD-5', 'FIRE-3'],
        },
        {
          key: 'Horse',
          text: `charges: heavy horse ${figures.chargeHeavy} classes up, light horse ${figures.chargeLight}`,
          rules: ['CMD-5', 'HORSE-3'],
        },
        {
          key: 'Shield Wall',
          text: `units in EZOC may withdraw ${hexes(figures.forming)} as they form`,
          rules: ['CMD-5', 'SW-2'],
        },
      ],
    },
  ],
});

export const integrity: EntryFor = (options, figures) => ({
  id: 'integrity',
  title: 'Wing integrity',
  short: 'Integrity',
  phases: [],
  calculator: 'integrity',
  tables: [
    {
      rows: [
        {
          key: 'when',
          text: 'at the start of every phase of your own turn that is played, for each levy and infantry',
          rules: ['WING-1'],
          rulings: [
            'All of your wings, Command and Initiative included.',
            'Reinforcements that have not come yet help nobody.',
          ],
          when: { type: ['L', 'I'] },
        },
        {
          key: hexes(figures.leaderReach),
          text: 'to a veteran or horse of the wing',
          rules: ['WING-1'],
          when: { type: ['L', 'I'] },
        },
        {
          key: hexes(figures.comradeReach),
          text: `to ${figures.comrades} other units of the wing, each; only where no veteran and no horse is left`,
          rules: ['WING-1'],
          when: { type: ['L', 'I'] },
        },
        {
          key: 'fails',
          text: 'eliminated, with points for the enemy; veterans and horse are never judged',
          rules: ['WING-2', 'VP-1'],
          rulings: ['All are judged before any is taken off.'],
        },
        {
          key: 'last two',
          text: `One or two foot alone cannot pass: they ${inUse('lastTwo', options)}`,
          rules: ['WING-3', 'OPT-LAST-TWO'],
          option: 'lastTwo',
        },
      ],
    },
  ],
});

export const initiative: EntryFor = () => ({
  id: 'initiative',
  title: 'Initiative',
  short: 'Initiative',
  phases: ['initiative'],
  tables: [
    {
      rows: [
        {
          key: 'declare',
          text: 'at the end of your turn, if you hold the marker: hand it over and have another whole turn, from Command on',
          rules: ['INIT-1'],
        },
        { key: 'so', text: 'nobody has three turns running', rules: ['INIT-1'] },
        {
          key: 'else',
          text: 'play passes; the card names the first holder and what else the marker does',
          rules: ['INIT-1', 'CARD-1'],
        },
      ],
    },
  ],
});
