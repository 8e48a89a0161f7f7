import { AVD } from '#/core/dice';
import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import { LEVEL_NAMES } from '#/games/shieldwall/rules/words';
import { difference, OPTION_KEYS, readingInUse } from '../differences';
import type { EntryFor } from '../entry';
import { dps, inches, lps, signed } from '../numbers';

export const turn: EntryFor = (options) => ({
  id: 'turn',
  title: 'Turn sequence',
  short: 'Turn',
  phases: ['initiative'],
  tables: [
    {
      rows: [
        {
          key: '1 Initiative',
          text: `D6 each, ${signed(F.commanderBonus)} if your C-in-C has more LPs; the winner goes first or second`,
          rules: ['TURN-1', 'TURN'],
          rulings: [
            'Chosen once, for every phase of the turn. Whoever goes first has the initiative. Ties again.',
            'What counts is the LPs he gets each turn; a dead C-in-C, or none, counts 0.',
          ],
          calculator: 'initiative',
        },
        {
          key: '2 Gods',
          text: `a card; ${lps(F.lp.holyPerson)} and a holy person cancel it`,
          rules: ['TURN', 'LEAD-6'],
          calculator: 'gods',
        },
        {
          key: '3 Leadership',
          text: `LPs of leaders not fighting; camp followers; ${readingInUse('duelOrder', options).text}`,
          rules: ['TURN'],
          option: 'duelOrder',
        },
        {
          key: '4 Movement',
          text: `control tests; move or rest; halt ${inches(F.reach)} off`,
          rules: ['TURN', 'CTRL-1'],
          calculator: 'movement',
        },
        {
          key: '5 Missiles',
          text: 'both sides at once',
          rules: ['TURN', 'MISS-4'],
          calculator: 'missiles',
        },
        {
          key: '6 Combat',
          text: 'declare and test charges; fight; moves after',
          rules: ['TURN'],
          calculator: 'combat',
        },
        {
          key: 'order',
          text: 'both sides end a phase before the next; contingents right to left, each retinue, right band, left band',
          rules: ['TURN', 'ORG-4'],
        },
      ],
    },
  ],
});

export const deployment: EntryFor = () => ({
  id: 'deployment',
  title: 'Deployment',
  short: 'Deploy',
  phases: [],
  calculator: 'deployment',
  tables: [
    {
      rows: [
        {
          key: 'D6 each',
          text: `${signed(F.commanderBonus)} if your C-in-C has more LPs; the lower sets down a contingent; again until all stand`,
          rules: ['SET-1'],
          rulings: [
            'Ties are thrown again. When one side has none left, the other sets down all of its rest.',
          ],
        },
        {
          key: `to ${inches(F.deployWithin)}`,
          text: 'from the middle of the table, anywhere along it',
          rules: ['SET-1'],
        },
        {
          key: 'one line',
          text: 'no reserves; units of a contingent touch; contingents as far apart as you wish',
          rules: ['SET-2', 'ORG-9'],
        },
        {
          key: dps(F.startingDps),
          text: `each unit, ${LEVEL_NAMES[F.startingLevel]}, formed; scenarios may differ`,
          rules: ['SET-3'],
        },
      ],
    },
  ],
});

export const dice: EntryFor = () => ({
  id: 'dice',
  title: 'Dice',
  short: 'Dice',
  phases: [],
  calculator: 'dice',
  tables: [
    {
      rows: [
        {
          key: 'AvD',
          text: `average die: ${AVD.join(', ')}`,
          rules: ['AVD'],
          rulings: ['The wargamers’ usual one; the sources do not name its faces.'],
        },
        { key: 'D6', text: 'an ordinary die', rules: ['AVD'] },
      ],
    },
  ],
});

export const ending: EntryFor = () => ({
  id: 'end',
  title: 'Ending the battle',
  short: 'End',
  phases: [],
  tables: [
    {
      rows: [
        {
          key: 'when',
          text: 'you agree, or at a scenario’s last turn',
          rules: ['END-1'],
          rulings: [
            'The sources name no end. The app counts stands, units and leaders lost, DPs and levels, and you settle who won.',
          ],
        },
      ],
    },
  ],
});

/** Every option in one place, as this battle has chosen. */
export const differences: EntryFor = (options) => ({
  id: 'differences',
  title: 'Where the sources differ',
  short: 'Options',
  phases: [],
  tables: [
    {
      rows: OPTION_KEYS.map((option) => {
        const { rule, question } = difference(option);
        const { text, source } = readingInUse(option, options);
        return { key: source, text: `${question} ${text}`, rules: [rule], option };
      }),
    },
  ],
});
