import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import { GRADES, SUPERNUMERARY_NAMES } from '#/games/shieldwall/rules/words';
import type { EntryFor } from '../entry';
import { inches, signed, span, stands } from '../numbers';

export const army: EntryFor = () => ({
  id: 'army',
  title: 'Army organisation',
  short: 'Army',
  phases: [],
  tables: [
    {
      rows: [
        {
          key: span(F.contingents.least, F.contingents.most),
          text: `contingents, most often ${F.contingents.usual}: right, centre, left`,
          rules: ['ORG-1'],
        },
        {
          key: '1 retinue',
          text: `a contingent: ${stands(F.retinue.stands)}; a king or great leader may have ${F.retinue.standsOfAKing}`,
          rules: ['ORG-2', 'ORG-9'],
          rulings: ['A leader with two retinue stands counts as a great one.'],
        },
        {
          key: `${span(F.bands.least, F.bands.most)} bands`,
          text: `a contingent: ${span(F.bands.leastStands, F.bands.mostStands)} stands each, on the wings; the retinue in the centre`,
          rules: ['ORG-2', 'ORG-9'],
        },
        {
          key: '1 leader',
          text: `a contingent: ${span(F.leaderPoints.least, F.leaderPoints.most)} LPs, from the scenario or 1 AvD; one may be C-in-C`,
          rules: ['ORG-6'],
          calculator: 'leader-points',
        },
        {
          key: 'extras',
          text: 'supernumeraries, no more than there are contingents',
          rules: ['ORG-5'],
        },
        {
          key: 'acting',
          text: 'contingents right to left; in each the retinue, right band, left band',
          rules: ['ORG-4'],
        },
        {
          key: 'bases',
          text: '15 mm: 80 × 40 mm; 28 mm: 120 × 40–60 mm; one frontage for all; a stand is some 200 men, an inch some 10 paces',
          rules: ['ORG-8', 'ORG-9'],
        },
      ],
    },
  ],
});

const men = { A: 'veterans all', B: 'trained', C: 'green', D: 'levy' } as const;
const units = {
  A: 'retinues only',
  B: 'retinues and bands',
  C: 'bands only',
  D: 'bands only',
} as const;

export const grades: EntryFor = () => ({
  id: 'grades',
  title: 'Grades',
  short: 'Grades',
  phases: [],
  tables: [
    {
      title: 'Strength: combat dice a stand',
      rows: GRADES.map((grade) => ({
        key: `${grade}: ${F.strength[grade]}`,
        text: `${men[grade]}; ${units[grade]}`,
        rules: ['ORG-3'] as const,
        when: { grade: [grade] },
      })),
    },
  ],
});

export const supernumeraries: EntryFor = () => ({
  id: 'supernumeraries',
  title: 'Supernumeraries',
  short: 'Extras',
  phases: ['leadership'],
  tables: [
    {
      rows: [
        {
          key: SUPERNUMERARY_NAMES.campFollowers,
          text: 'with any unit, may change in the Leadership phase; take 1 DP away',
          rules: ['ORG-5', 'LEAD-7'],
          when: { has: ['campFollowers'] },
        },
        {
          key: SUPERNUMERARY_NAMES.holyPerson,
          text: 'one an army; may undo a god card',
          rules: ['ORG-5', 'LEAD-6'],
          when: { has: ['holyPerson'] },
        },
        {
          key: SUPERNUMERARY_NAMES.heroicChampion,
          text: `${signed(F.combat.inspired)} combat die; fights duels`,
          rules: ['ORG-5', 'COMB-1', 'DUEL-2'],
          when: { has: ['heroicChampion'] },
        },
        {
          key: SUPERNUMERARY_NAMES.battleStandard,
          text: `one an army; ${signed(F.combat.inspired)} combat die with its unit; within ${inches(F.reach)}: ${signed(F.charge.standard)} to charge, ${signed(F.firstMoveWithStandard)}″ first move`,
          rules: ['ORG-5', 'COMB-1', 'CHG-2', 'LEAD-3'],
          when: { has: ['battleStandard'] },
        },
        {
          key: SUPERNUMERARY_NAMES.specialWeapon,
          text: `one an army, a leader’s, never his champion’s: ${F.duel.specialWeapon.dealt} duel cards`,
          rules: ['ORG-5', 'DUEL-3'],
          when: { has: ['specialWeapon'] },
        },
        {
          key: 'how many',
          text: 'as many in all as contingents; several may be with one. All but camp followers join a retinue for good; all move with their unit',
          rules: ['ORG-5', 'ORG-9', 'DUEL-11'],
          rulings: [
            'A destroyed unit’s are lost with it, or go with its leader if he escapes.',
            'Special weapon and holy person stay their leader’s, whoever else is with the unit.',
          ],
        },
      ],
    },
  ],
});
