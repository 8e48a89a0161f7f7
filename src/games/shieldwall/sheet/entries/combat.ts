import { FIGURES as F } from '../../rules/figures';
import { GRADES } from '../../rules/words';
import { readingInUse } from '../differences';
import type { EntryFor } from '../entry';
import { dps, faces, inches, levels, signed } from '../numbers';

const strengths = (): string => GRADES.map((grade) => `${grade} ${F.strength[grade]}`).join(', ');

export const combat: EntryFor = (options) => ({
  id: 'combat',
  title: 'Combat',
  short: 'Combat',
  phases: ['combat'],
  calculator: 'combat',
  tables: [
    {
      title: 'Dice of a unit',
      rows: [
        {
          key: 'strength',
          text: `a stand: ${strengths()}; one stand touching engages its whole unit`,
          rules: ['COMB-1', 'ORG-3'],
        },
        {
          key: signed(F.combat.bloodLust),
          text: 'Blood lust',
          rules: ['COMB-1'],
          when: { level: ['bloodLust'] },
        },
        {
          key: signed(F.combat.flankStand),
          text: 'for an idle friendly stand touching either flank, one a flank',
          rules: ['COMB-1'],
          rulings: ['A stand lends its help to one unit only.'],
        },
        {
          key: signed(F.combat.ready),
          text: 'Ready for battle',
          rules: ['COMB-1'],
          when: { level: ['ready'] },
        },
        {
          key: signed(F.combat.charged),
          text: 'charged this turn; charge combat only',
          rules: ['COMB-1'],
        },
        {
          key: signed(F.combat.followingUp),
          text: 'follows up an enemy that fell back',
          rules: ['COMB-1'],
          rulings: ['It counts in the refight of that combat as well.'],
          when: { followingUp: true },
        },
        {
          key: signed(F.combat.inspired),
          text: 'heroic champion or battle standard with it',
          rules: ['COMB-1'],
          rulings: ['Once, even with both.'],
          when: { has: ['heroicChampion', 'battleStandard'] },
        },
        {
          key: signed(F.combat.shaken),
          text: 'Shaken',
          rules: ['COMB-1'],
          when: { level: ['shaken'] },
        },
        {
          key: signed(F.combat.perDp),
          text: 'each DP it has; charge combat only',
          rules: ['COMB-1'],
          rulings: ['A combat in which either side charged is a charge combat.'],
          when: { dpsFrom: 1 },
        },
        {
          key: `least ${options.minDie}`,
          text: readingInUse('minDie', options).text,
          rules: ['COMB-2'],
          option: 'minDie',
          rulings: ['The floor is each unit’s own, not the side’s.'],
        },
      ],
    },
    {
      title: 'Hits',
      rows: [
        {
          key: faces(F.combat.hitsOn),
          text: 'hits',
          rules: ['COMB-3'],
          when: { formed: true },
        },
        {
          key: faces(F.combat.hitsOnHampered),
          text: 'only: unformed; taken in flank or rear; fighting to flank or rear alone; enemy uphill, behind a barricade, in cover',
          rules: ['COMB-3'],
          when: { formed: false },
        },
        {
          key: signed(F.combat.leaderHits),
          text: 'hit for nothing, leader in the fight',
          rules: ['COMB-4'],
          rulings: ['One for the side, however many leaders fight.'],
          when: { kind: 'retinue' },
        },
        {
          key: 'together',
          text: 'units that cannot be paired fight as one; a side’s hits are added up',
          rules: ['COMB-5'],
        },
      ],
    },
  ],
});

export const results: EntryFor = () => {
  const { success, victory } = F.margin;
  const { victoryLevels, successLevels, lossLevels, defeatDps, inconclusiveDps, stepApart } =
    F.result;
  const down = levels(-lossLevels);
  return {
    id: 'results',
    title: 'Combat results',
    short: 'Results',
    phases: ['combat'],
    calculator: 'combat',
    tables: [
      {
        title: 'Own hits less the enemy’s',
        rows: [
          {
            key: `+${victory} up`,
            text: `Victory: up ${levels(victoryLevels)}; follow up or pursue`,
            rules: ['RES-1', 'RES-2'],
          },
          {
            key: `+${success} to +${victory - 1}`,
            text: `Success: up ${levels(successLevels)}; follow up or pursue`,
            rules: ['RES-1', 'RES-2'],
            rulings: [
              'Losers going different ways: the winner picks whom to go after. Nobody left: he stays.',
            ],
          },
          {
            key: `−${success - 1} to +${success - 1}`,
            text: `Inconclusive: ${dps(inconclusiveDps)} each, fight again at once, not a charge combat. Again: ${dps(inconclusiveDps)} more, both step back ${inches(stepApart)}`,
            rules: ['RES-1', 'RES-3'],
            rulings: [
              'A unit that the first DP destroys is out of the refight; a side with no unit left ends the combat.',
            ],
          },
          {
            key: `−${success} to −${victory - 1}`,
            text: `Set-back: was Shaken, retires; others down ${down}, fall back`,
            rules: ['RES-1', 'RES-4'],
          },
          {
            key: `−${victory} down`,
            text: `Defeat: was Shaken, breaks; others down ${down}, ${dps(defeatDps)}; then retire (charge combat) or fall back (no charge, or a refight)`,
            rules: ['RES-1', 'RES-5'],
          },
        ],
      },
      {
        title: 'For whom',
        rows: [
          {
            key: 'all engaged',
            text: 'share the result; stands that only helped on a flank do not',
            rules: ['RES-6'],
            rulings: ['Each unit goes by the level it had before the round.'],
          },
          {
            key: 'in turn',
            text: 'level, then DPs, then leaders at risk, then moves',
            rules: ['RES-7', 'RES-8'],
          },
          {
            key: 'leaders',
            text: 'whose retinues fought: risk test',
            rules: ['RES-8', 'RISK-1'],
            calculator: 'risk',
            when: { kind: 'retinue' },
          },
        ],
      },
    ],
  };
};

export const after: EntryFor = () => ({
  id: 'after',
  title: 'Movement after combat',
  short: 'After combat',
  phases: ['combat'],
  tables: [
    {
      title: 'Losers first',
      rows: [
        {
          key: 'fall back',
          text: `one base depth, still facing; if blocked, stay and ${dps(F.cannotMoveDps)}`,
          rules: ['AFTER-1'],
          rulings: ['That DP counts as combat.'],
        },
        {
          key: 'follow up',
          text: 'keep touching whoever fell back; fight on next turn',
          rules: ['AFTER-2'],
          when: { followingUp: true },
        },
        {
          key: 'retire',
          text: `both move dice away, unformed; if blocked, stay and ${dps(F.cannotMoveDps)}; caught, break; otherwise next turn form up or keep going`,
          rules: ['AFTER-3'],
          rulings: [
            'Caught means that the pursuers’ throw is at least as long. The DP counts as combat.',
          ],
          calculator: 'movement',
          when: { course: 'retiring' },
        },
        {
          key: 'break',
          text: `both move dice away, unformed, every turn; pursuit outrun, the unit is gone; nowhere to run, it yields to enemies within ${inches(F.reach)}`,
          rules: ['AFTER-4'],
          calculator: 'movement',
          when: { course: 'broken' },
        },
        {
          key: 'pursue',
          text: `both move dice, unformed, until control falls below ${F.control.runsAt}; then the camp, or the enemy edge and off; fresh enemies are charged at once`,
          rules: ['AFTER-5'],
          calculator: 'movement',
          when: { course: 'pursuing' },
        },
        {
          key: `hack ${F.freeHack.kills}+`,
          text: 'pursuers who catch: a die for each engaged stand, every success takes a stand',
          rules: ['AFTER-6'],
          calculator: 'free-hack',
          when: { course: 'pursuing' },
        },
      ],
    },
  ],
});
