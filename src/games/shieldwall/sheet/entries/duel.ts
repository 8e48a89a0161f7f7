import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import type { EntryFor } from '../entry';
import { levels, lps, signed, span } from '../numbers';

const hand = ({ dealt, discarded }: { dealt: number; discarded: number }): string =>
  `${dealt} cards, throw ${discarded} away`;

export const duel: EntryFor = () => ({
  id: 'duel',
  title: 'Personal combat',
  short: 'Duel',
  phases: ['leadership'],
  calculator: 'duel',
  tables: [
    {
      title: 'Refused: D6 for the refuser',
      rows: [
        {
          key: span(1, F.refusal.losesLp),
          text: `${signed(-F.refusal.lostLp)} LP for good`,
          rules: ['DUEL-1'],
          calculator: 'duel',
        },
        {
          key: span(F.refusal.losesLp + 1, F.refusal.championUpTo),
          text: 'an ordinary champion steps out unasked',
          rules: ['DUEL-1'],
          calculator: 'duel',
        },
        {
          key: span(F.refusal.championUpTo + 1, 6),
          text: 'nobody minds',
          rules: ['DUEL-1'],
          calculator: 'duel',
        },
      ],
    },
    {
      title: 'Cards',
      rows: [
        {
          key: 'weapon',
          text: `leader with the special weapon: ${hand(F.duel.specialWeapon)}`,
          rules: ['DUEL-3'],
          rulings: ['From a full pack of its own, jokers in.'],
          when: { has: ['specialWeapon'] },
        },
        {
          key: 'leader, hero',
          text: hand(F.duel.leaderOrHero),
          rules: ['DUEL-3'],
        },
        {
          key: 'champion',
          text: `an ordinary one: ${hand(F.duel.champion)}`,
          rules: ['DUEL-3', 'DUEL-2'],
        },
        { key: 'red', text: 'parries', rules: ['DUEL-4'] },
        { key: 'black', text: 'strikes', rules: ['DUEL-4'] },
        {
          key: 'joker',
          text: `either, ${F.duel.cardValues.joker}; ace ${F.duel.cardValues.A}, king ${F.duel.cardValues.K}, queen ${F.duel.cardValues.Q}, jack ${F.duel.cardValues.J}`,
          rules: ['DUEL-4'],
        },
      ],
    },
    {
      title: `${F.duel.exchanges} exchanges`,
      rows: [
        {
          key: 'D6 each',
          text: `for advantage, ${signed(F.duel.heroAdvantage)} heroic champion, ties again; the other shows a card first`,
          rules: ['DUEL-5'],
        },
        { key: 'red, red', text: 'nothing; higher card has advantage', rules: ['DUEL-6'] },
        {
          key: 'black, black',
          text: 'twice the other or more wounds him and has advantage; otherwise both wounded, higher has it',
          rules: ['DUEL-6'],
        },
        {
          key: 'red, black',
          text: 'red as high or higher parries and has advantage; black higher wounds and has it',
          rules: ['DUEL-6'],
        },
        { key: 'equal', text: 'and of one colour: dice for advantage again', rules: ['DUEL-6'] },
      ],
    },
    {
      title: 'The end of it',
      rows: [
        {
          key: `${F.duel.fatalWounds} wounds`,
          text: 'dead',
          rules: ['DUEL-7', 'AL-4'],
          rulings: ['Both dead in one exchange: nobody has won, both have lost.'],
        },
        {
          key: 'killer',
          text: `leader ${signed(F.duel.wonLp)} LP, not for a champion’s kill nor with ${F.duel.graveWounds} wounds; his contingent up ${levels(F.duel.winLevel)}`,
          rules: ['DUEL-8', 'AL-7'],
        },
        {
          key: 'loser',
          text: `${F.duel.lossDp} DP to all his contingent`,
          rules: ['DUEL-8', 'DP-3'],
        },
        {
          key: 'no kill',
          text: `no winner; ${F.duel.graveWounds} wounds cost the leader ${lps(F.duel.graveLp)}, champion or not`,
          rules: ['DUEL-9'],
          rulings: ['The LP is lost only where nobody was killed.'],
        },
      ],
    },
  ],
});

export const champions: EntryFor = () => ({
  id: 'champions',
  title: 'Champions',
  short: 'Champions',
  phases: ['leadership'],
  calculator: 'duel',
  tables: [
    {
      rows: [
        {
          key: 'instead',
          text: 'either leader may send one, the challenger too',
          rules: ['DUEL-2'],
        },
        {
          key: 'heroic',
          text: `if one is with the contingent: ${hand(F.duel.leaderOrHero)}; ${signed(F.duel.heroAdvantage)} for advantage`,
          rules: ['DUEL-2', 'DUEL-3', 'DUEL-5'],
          when: { has: ['heroicChampion'] },
        },
        {
          key: 'ordinary',
          text: `any brave man: ${hand(F.duel.champion)}`,
          rules: ['DUEL-2', 'DUEL-3'],
        },
        {
          key: 'unasked',
          text: `${span(F.refusal.losesLp + 1, F.refusal.championUpTo)} on a refusal`,
          rules: ['DUEL-1'],
          calculator: 'duel',
        },
        {
          key: 'king drawn',
          text: 'a new hero challenges at once, no LPs on either side',
          rules: ['DUEL-10', 'GOD-K'],
          rulings: [
            'The side picks his contingent; he may be refused. Alive, he stays as its heroic champion; dead, he gives nothing more.',
          ],
        },
        {
          key: 'in combat',
          text: `${signed(F.combat.inspired)} die, heroic ones only`,
          rules: ['COMB-1'],
          when: { has: ['heroicChampion'] },
        },
      ],
    },
  ],
});
