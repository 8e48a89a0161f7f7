import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import { GRADES } from '#/games/shieldwall/rules/words';
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
        {
          key: 'line up',
          text: 'no stand half overlapping another; unit against unit where it can be done',
          rules: ['COMB-6'],
          rulings: [
            'Locked opponents fight on next turn. A unit whose last opponent is gone is free, whatever other fights go on.',
          ],
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
          key: 'stay',
          text: 'in place, locked: another round next turn if the enemy stays too',
          rules: ['AFTER-7', 'AFTER-9'],
          rulings: [
            'Whoever cannot fall back or retire stays so, and formed if it was; the enemy is locked with it and does not pursue or follow up.',
          ],
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
          text: `both move dice, unformed, until control falls below ${F.control.runsAt}`,
          rules: ['AFTER-5'],
          rulings: ['A second inconclusive ends pursuit without a test.'],
          calculator: 'movement',
          when: { course: 'pursuing' },
        },
        {
          key: 'nobody left',
          text: 'to pursue: to the enemy camp to loot it; no camp, to the enemy edge and off',
          rules: ['AFTER-10'],
          when: { course: 'pursuing' },
        },
        {
          key: 'who reaches whom',
          text: 'the loser’s dice, then the pursuer’s, then compare; each thrown once a phase',
          rules: ['AFTER-8', 'AFTER-11'],
          rulings: [
            'A broken unit that is outrun, or that nobody pursues, is gone at once. A survivor with nobody left to part from stays.',
          ],
          calculator: 'pursuit',
          when: { course: 'pursuing' },
        },
        {
          key: 'new enemy',
          text: `charged at once in any phase: no test, a charge combat, ${signed(F.combat.charged)} die; the pursuers are unformed; the enemy may charge too or stand`,
          rules: ['CHG-4'],
          calculator: 'pursuit',
          when: { course: 'pursuing' },
        },
        {
          key: `hack ${F.freeHack.kills}+`,
          text: 'pursuers who catch: a die for each engaged stand, every success takes a stand',
          rules: ['AFTER-6'],
          rulings: ['Once for a catch.'],
          calculator: 'free-hack',
          when: { course: 'pursuing' },
        },
      ],
    },
  ],
});
