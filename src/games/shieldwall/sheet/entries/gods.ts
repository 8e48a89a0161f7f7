import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import { readingInUse } from '../differences';
import type { EntryFor } from '../entry';
import { dps, faces, levels, lps } from '../numbers';

export const gods: EntryFor = (options) => ({
  id: 'gods',
  title: 'The god pack',
  short: 'Gods',
  phases: ['gods'],
  calculator: 'gods',
  tables: [
    {
      title: 'One card a turn, for the side of its colour',
      rows: [
        { key: '2 4 6 8 9 10', text: 'nothing', rules: ['GOD-1'] },
        {
          key: '3',
          text: `bad omen: one unit, the enemy’s pick, down ${levels(-F.gods.omenLevels)}`,
          rules: ['GOD-3'],
        },
        {
          key: '5',
          text: 'skilled archer: one stand shoots double once; keep until used',
          rules: ['GOD-5', 'MISS-2'],
        },
        {
          key: '7',
          text: 'fortune: throw one set of dice again; keep until used',
          rules: ['GOD-7'],
          rulings: ['Dice just thrown, yours or the enemy’s.'],
        },
        {
          key: 'Jack',
          text: `ale: ${dps(F.hardDrinkingDps)} to every retinue`,
          rules: ['GOD-J'],
          rulings: ['It counts as morale.'],
          when: { kind: 'retinue' },
        },
        {
          key: 'Queen',
          text: `one retinue, owner’s pick, up ${levels(F.gods.queenLevels)}`,
          rules: ['GOD-Q'],
          when: { kind: 'retinue' },
        },
        {
          key: 'King',
          text: 'a new hero challenges a leader',
          rules: ['GOD-K', 'DUEL-10'],
          calculator: 'duel',
        },
        {
          key: 'Ace',
          text: `${lps(F.gods.aceLp)} more for one leader, owner’s pick`,
          rules: ['GOD-A'],
          rulings: [`It may take him past ${F.leaderPoints.most}.`],
        },
        {
          key: '1st joker',
          text: `rain on both: ${faces(F.fatigue.rain)} tires; ${readingInUse('rain', options).text}`,
          rules: ['GOD-R'],
          option: 'rain',
        },
        {
          key: '2nd joker',
          text: `terror: all units of both armies down ${levels(-F.gods.terrorLevels)}`,
          rules: ['GOD-T'],
        },
        {
          key: 'cancel',
          text: `a holy person, ${lps(F.lp.holyPerson)}`,
          rules: ['GOD-C', 'LEAD-6'],
          rulings: [
            'The pack is shuffled anew only when it has run out; jokers then count afresh. A cancelled joker was still the first.',
          ],
        },
      ],
    },
  ],
});
