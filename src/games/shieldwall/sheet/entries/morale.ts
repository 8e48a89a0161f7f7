import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import { LEVEL_NAMES } from '#/games/shieldwall/rules/words';
import { readingInUse } from '../differences';
import type { EntryFor } from '../entry';
import { dps as countDps, inches, signed } from '../numbers';

export const control: EntryFor = () => {
  const { perLevelAbovePresent: step, shaken, gradeA, haltsAt, runsAt } = F.control;
  return {
    id: 'control',
    title: 'Control test',
    short: 'Control',
    phases: ['movement'],
    calculator: 'control',
    tables: [
      {
        title: '1 AvD',
        rows: [
          {
            key: signed(step),
            text: LEVEL_NAMES.ready,
            rules: ['CTRL-2'],
            when: { level: ['ready'] },
          },
          {
            key: signed(2 * step),
            text: LEVEL_NAMES.bloodLust,
            rules: ['CTRL-2'],
            when: { level: ['bloodLust'] },
          },
          {
            key: signed(shaken),
            text: LEVEL_NAMES.shaken,
            rules: ['CTRL-2'],
            when: { level: ['shaken'] },
          },
          {
            key: `±${gradeA}`,
            text: 'A Grade, if wished',
            rules: ['CTRL-2'],
            rulings: ['Settled once the die is seen.'],
            when: { grade: ['A'] },
          },
        ],
      },
      {
        title: 'Result',
        rows: [
          {
            key: `${haltsAt} or less`,
            text: 'Shaken retire, the rest halt; pursuit ends',
            rules: ['CTRL-3'],
          },
          {
            key: `${haltsAt + 1}–${runsAt - 1}`,
            text: 'your choice; pursuit ends',
            rules: ['CTRL-3'],
          },
          {
            key: `${runsAt} or more`,
            text: `Blood lust makes for the nearest enemy, charging at ${inches(F.reach)}; others repeat their last move; pursuit goes on`,
            rules: ['CTRL-3'],
            rulings: [
              'Before the signal they advance or charge only if that was their last move.',
              'The test is about moving: Blood lust within reach of an enemy still declares its charge.',
            ],
          },
        ],
      },
      {
        title: 'Tested by',
        rows: [
          {
            key: `over ${inches(F.reach)}`,
            text: 'from the retinue, unless an unbroken line joins them and all go one way',
            rules: ['CTRL-1'],
            when: { kind: 'band' },
          },
          {
            key: 'pursuers',
            text: 'that want to stop, retinues too',
            rules: ['CTRL-1'],
            when: { course: 'pursuing' },
          },
          {
            key: 'leaderless',
            text: 'every unit of a dead leader',
            rules: ['CTRL-1'],
            rulings: ['Every turn, from his death on.'],
          },
        ],
      },
    ],
  };
};

export const levels: EntryFor = (options) => ({
  id: 'levels',
  title: 'Aggression levels',
  short: 'Levels',
  phases: ['leadership', 'combat'],
  tables: [
    {
      title: 'From worst to best',
      rows: [
        {
          key: LEVEL_NAMES.shaken,
          text: `no advance, no charge; ${signed(F.combat.shaken)} combat dice; a further drop takes a stand, the last stand the unit`,
          rules: ['AL-8', 'AL-1', 'COMB-1'],
          when: { level: ['shaken'] },
        },
        {
          key: LEVEL_NAMES.present,
          text: 'in hand; where every unit starts',
          rules: ['SET-3'],
          when: { level: ['present'] },
        },
        {
          key: LEVEL_NAMES.ready,
          text: `${signed(F.combat.ready)} combat die, ${signed(F.charge.ready)} to charge`,
          rules: ['COMB-1', 'CHG-2'],
          when: { level: ['ready'] },
        },
        {
          key: LEVEL_NAMES.bloodLust,
          text: `${signed(F.combat.bloodLust)} combat dice; after the signal must advance, and charge at ${inches(F.reach)}; goes no higher`,
          rules: ['AL-8', 'AL-2', 'COMB-1'],
          when: { level: ['bloodLust'] },
        },
      ],
    },
    {
      title: 'Changed by',
      rows: [
        {
          key: '−1',
          text: `friend of equal or better grade broken or destroyed within ${inches(F.reach)}: ${readingInUse('nearbyLosses', options).text}`,
          rules: ['AL-3', 'AL-10'],
          calculator: 'morale',
          option: 'nearbyLosses',
          rulings: ['“At once” means in one phase.'],
        },
        {
          key: '+1',
          text: `enemy broken, destroyed or retiring within ${inches(F.reach)}, counted likewise`,
          rules: ['AL-6', 'AL-10'],
          calculator: 'morale',
          option: 'nearbyLosses',
          rulings: [
            'Ups and downs of one moment are set off against each other first. Units of the combat itself get nothing here: their result has said it all.',
          ],
        },
        {
          key: '−1',
          text: 'their leader killed, wherever they stand',
          rules: ['AL-4'],
          rulings: ['A captured leader counts as killed.'],
        },
        {
          key: '−1',
          text: `C-in-C killed: ${readingInUse('commanderKilled', options).text}`,
          rules: ['AL-4'],
          option: 'commanderKilled',
        },
        {
          key: '−1',
          text: 'battle standard routs or retires',
          rules: ['AL-5'],
          calculator: 'morale',
          rulings: ['Every unit of its army but the one that carries it.'],
        },
        {
          key: signed(F.duel.winLevel),
          text: 'duel won: the winner’s whole contingent',
          rules: ['AL-7', 'AL-9'],
          rulings: [
            'Levels won and lost at one moment are set off against each other. Units in a combat get only its result from it.',
          ],
        },
        {
          key: 'also',
          text: 'leaders, gods, missiles, combat results, resting',
          rules: ['LEAD-2', 'GOD-3', 'MISS-3', 'RES-2', 'REST-2'],
        },
      ],
    },
  ],
});

export const disorder: EntryFor = (options) => ({
  id: 'dps',
  title: 'Disorder points',
  short: 'DPs',
  phases: ['leadership', 'movement'],
  tables: [
    {
      title: 'Given at once',
      rows: [
        {
          key: countDps(1),
          text: 'each move die that tires a formed unit (fatigue)',
          rules: ['DP-3', 'MOVE-4'],
        },
        {
          key: countDps(1),
          text: 'each missile hit at Present or below (shooting)',
          rules: ['DP-3', 'MISS-3'],
        },
        {
          key: countDps(1),
          text: `friend of equal or better grade retires within ${inches(F.reach)} (morale)`,
          rules: ['DP-3'],
        },
        {
          key: countDps(1),
          text: `enemy comes on within ${inches(F.threatRange)} before its contingent has signalled (morale)`,
          rules: ['DP-3'],
          rulings: ['Once a turn for each unit.'],
        },
        {
          key: countDps(F.charge.failedDps),
          text: 'charge test failed (morale)',
          rules: ['DP-3', 'CHG-3'],
        },
        {
          key: countDps(F.duel.lossDp),
          text: 'duel lost: all of the loser’s contingent (morale)',
          rules: ['DP-3', 'DUEL-8'],
        },
        {
          key: 'combat',
          text: 'inconclusive, defeat, no way back',
          rules: ['DP-1', 'RES-3', 'RES-5', 'AFTER-1'],
        },
      ],
    },
    {
      title: `With ${F.dpLimit} DPs`,
      rows: [
        {
          key: '−1 level',
          text: 'instead of a DP from combat, shooting or morale',
          rules: ['DP-2', 'DP-1'],
          when: { dpsFrom: F.dpLimit },
        },
        {
          key: 'nothing',
          text: 'from fatigue or manoeuvre',
          rules: ['DP-2'],
          when: { dpsFrom: F.dpLimit },
        },
        {
          key: 'past it',
          text: readingInUse('dpCap', options).text,
          rules: ['DP-2'],
          option: 'dpCap',
          rulings: ['Neither source says whether the count stops.'],
        },
      ],
    },
    {
      title: 'Taken away by',
      rows: [
        { key: '−1', text: `a leader, for ${F.lp.removeDp} LPs`, rules: ['DP-4', 'LEAD-1'] },
        { key: '−1', text: 'camp followers, even in combat', rules: ['DP-4', 'LEAD-7'] },
        { key: '−1', text: 'resting', rules: ['DP-4', 'REST-1'], calculator: 'rest' },
      ],
    },
  ],
});
