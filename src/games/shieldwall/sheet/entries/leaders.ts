import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import { LEVEL_NAMES, LEVELS } from '#/games/shieldwall/rules/words';
import { readingInUse } from '../differences';
import type { EntryFor } from '../entry';
import { inches, lps, signed, span } from '../numbers';

const firstMoves = (): string =>
  LEVELS.map((level) => `${LEVEL_NAMES[level]} ${inches(F.firstMove[level])}`).join(', ');

export const leaders: EntryFor = (options) => ({
  id: 'leaders',
  title: 'Leader actions',
  short: 'Leaders',
  phases: ['leadership'],
  tables: [
    {
      title: 'While his retinue is not fighting',
      rows: [
        {
          key: lps(F.lp.removeDp),
          text: `take 1 DP off a unit within ${inches(F.reach)}, not in combat`,
          rules: ['LEAD-1'],
          when: { inCombat: false, dpsFrom: 1 },
        },
        {
          key: lps(F.lp.changeLevel),
          text: `one level up or down for a unit within ${inches(F.reach)}, not in combat`,
          rules: ['LEAD-2'],
          when: { inCombat: false },
        },
        {
          key: lps(F.lp.signal),
          text: 'signal the advance for his contingent',
          rules: ['LEAD-3'],
          rulings: [
            'Until then none of its units may declare a charge; they can be charged. Sideways and back they move freely.',
          ],
        },
        {
          key: lps(F.lp.challenge),
          text: 'challenge the closest enemy leader',
          rules: ['LEAD-4', 'LEAD-9', 'DUEL-11'],
          rulings: ['A leader in combat cannot be challenged, nor one who is off the table.'],
          calculator: 'duel',
        },
        {
          key: lps(F.lp.accept),
          text: 'take a challenge up',
          rules: ['LEAD-5', 'LEAD-9'],
          rulings: [
            `With fewer than ${lps(F.lp.accept)} left he refuses, and the refusal throw may find a champion.`,
          ],
          calculator: 'duel',
        },
        {
          key: lps(F.lp.holyPerson),
          text: 'Gods phase, with a holy person: cancel the card; draw another if wished, it stands',
          rules: ['LEAD-6', 'LEAD-9', 'GOD-C'],
          rulings: [
            'Both sides calling cancel out: the LPs are gone and the first card stands. A cancelled joker still counts as the first one.',
          ],
        },
        {
          key: 'free',
          text: `camp followers take 1 DP away, even in combat: ${readingInUse('campFollowers', options).text}`,
          rules: ['LEAD-7', 'LEAD-9'],
          option: 'campFollowers',
          rulings: ['Their leader may be fighting himself.'],
          when: { has: ['campFollowers'] },
        },
        {
          key: inches(F.reach),
          text: 'to a leader: from any point of his retinue',
          rules: ['ORG-9'],
        },
        {
          key: 'a turn',
          text: 'never more than he has left',
          rules: ['LEAD-8', 'ORG-7'],
          rulings: [
            'LPs come back every turn; wounds, aces and duels change what comes back.',
            'The same action may be bought twice.',
          ],
        },
      ],
    },
    {
      title: 'First move on the signal, at once',
      rows: [
        { key: 'must', text: firstMoves(), rules: ['LEAD-3'] },
        {
          key: `${signed(F.firstMoveWithStandard)}″`,
          text: `if wished, below Blood lust, battle standard within ${inches(F.reach)}`,
          rules: ['LEAD-3'],
          rulings: ['A Shaken unit stays put even so.'],
          when: { level: ['present', 'ready'] },
        },
        { key: 'again', text: 'they may move in the movement phase', rules: ['LEAD-3'] },
        {
          key: 'order',
          text: readingInUse('duelOrder', options).text,
          rules: ['TURN', 'LEAD-10'],
          option: 'duelOrder',
          rulings: [
            'It says what waits for what. Contingents and sides act in turn, and nobody loses an action by it.',
          ],
        },
      ],
    },
  ],
});

export const risk: EntryFor = () => {
  const { atRiskOn, killed, severe, severeLp, lightLp } = F.risk;
  return {
    id: 'risk',
    title: 'Risk to leader',
    short: 'Risk',
    phases: ['missiles', 'combat'],
    calculator: 'risk',
    tables: [
      {
        title: 'Retinue hit by missiles, or has fought',
        rows: [
          {
            key: 'D6',
            text: `on a ${span(1, atRiskOn)} throw again, below`,
            rules: ['RISK-1'],
            rulings: ['One test an exchange; one a combat, after its refight.'],
          },
          { key: span(1, killed), text: 'killed', rules: ['RISK-1', 'AL-4'] },
          {
            key: span(killed + 1, severe),
            text: `severe wound, ${signed(-severeLp)} LP`,
            rules: ['RISK-1'],
          },
          {
            key: span(severe + 1, 6),
            text: `light wound, ${signed(-lightLp)} LP`,
            rules: ['RISK-1'],
          },
          {
            key: '0 LPs',
            text: 'through wounds: killed',
            rules: ['RISK-1'],
            rulings: ['Brought to none by a refusal or a duel he lives on, without LPs.'],
          },
        ],
      },
      {
        title: 'Killed in ordinary combat',
        rows: [
          {
            key: 'to the death',
            text: 'his retinue fights on until it wins: Shaken, a set-back or defeat ends it; else it falls back where it would retire',
            rules: ['RISK-2'],
            rulings: ['The combat’s result first, the level for his death after.'],
            when: { fightsToDeath: true },
          },
        ],
      },
    ],
  };
};

export const lostRetinue: EntryFor = () => {
  const { killed, captured } = F.lostRetinue;
  return {
    id: 'lost-retinue',
    title: 'Leader of a lost retinue',
    short: 'Lost retinue',
    phases: ['combat'],
    calculator: 'lost-retinue',
    tables: [
      {
        title: 'D6',
        rows: [
          { key: span(1, killed), text: 'killed', rules: ['RISK-3'] },
          { key: span(killed + 1, captured), text: 'captured', rules: ['RISK-3', 'AL-4'] },
          {
            key: span(captured + 1, 6),
            text: 'gets away to the nearest friendly A or B unit',
            rules: ['RISK-3'],
            rulings: [
              'None left: killed. With his new unit he counts as its leader: in its charges and combats, and at risk with it.',
            ],
          },
        ],
      },
    ],
  };
};
