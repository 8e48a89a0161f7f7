import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import { readingInUse } from '../differences';
import type { EntryFor } from '../entry';
import { dps, faces, inches, signed } from '../numbers';

export const missiles: EntryFor = (options) => ({
  id: 'missiles',
  title: 'Missile exchange',
  short: 'Missiles',
  phases: ['missiles'],
  calculator: 'missiles',
  tables: [
    {
      rows: [
        {
          key: `${F.missiles.dicePerStand} D6`,
          text: 'for each stand that shoots',
          rules: ['MISS-2'],
          rulings: ['Several shooters at one target throw their dice together.'],
        },
        {
          key: '½ dice',
          text: 'at a retinue or into cover; round up',
          rules: ['MISS-2'],
          rulings: ['A retinue in cover halves them once, not twice.'],
          when: { kind: 'retinue' },
        },
        { key: '× 2', text: 'one stand, once, for a skilled archer', rules: ['MISS-2', 'GOD-5'] },
        { key: faces(F.missiles.hitsOn), text: 'hits', rules: ['MISS-3'] },
      ],
    },
    {
      title: 'Each hit',
      rows: [
        {
          key: 'above Present',
          text: readingInUse('missileLevels', options).text,
          rules: ['MISS-3'],
          option: 'missileLevels',
          when: { level: ['ready', 'bloodLust'] },
        },
        {
          key: 'else',
          text: dps(1),
          rules: ['MISS-3', 'DP-3'],
          when: { level: ['shaken', 'present'] },
        },
        {
          key: 'retinue hit',
          text: 'its leader is at risk',
          rules: ['MISS-5', 'RISK-1'],
          calculator: 'risk',
          when: { kind: 'retinue' },
        },
      ],
    },
    {
      title: 'Who at whom',
      rows: [
        {
          key: inches(F.reach),
          text: `range; a clear line from the stand’s front, through gaps of ${inches(F.reach)} at least`,
          rules: ['MISS-1'],
        },
        {
          key: 'not',
          text: 'by units in combat, nor at enemies fighting friends, save stands lapping round a flank',
          rules: ['MISS-1'],
          rulings: ['Shaken units and unformed units do shoot.'],
          when: { inCombat: true },
        },
        { key: 'at once', text: 'both sides throw, then both suffer', rules: ['MISS-4'] },
      ],
    },
  ],
});

export const charge: EntryFor = () => ({
  id: 'charge',
  title: 'Charge test',
  short: 'Charge',
  phases: ['combat'],
  calculator: 'charge',
  tables: [
    {
      title: `D6: ${F.charge.needs} or more charges`,
      rows: [
        {
          key: signed(F.charge.leader),
          text: 'retinue, leader alive',
          rules: ['CHG-2'],
          when: { kind: 'retinue' },
        },
        {
          key: signed(F.charge.ready),
          text: 'Ready for battle',
          rules: ['CHG-2'],
          when: { level: ['ready'] },
        },
        {
          key: signed(F.charge.friend),
          text: `a friend charges ${inches(F.reach)} away or nearer`,
          rules: ['CHG-2'],
          rulings: [
            'The friend has passed its test or needs none; Blood lust units are counted first.',
          ],
        },
        {
          key: signed(F.charge.standard),
          text: `battle standard within ${inches(F.reach)}`,
          rules: ['CHG-2'],
          when: { has: ['battleStandard'] },
        },
        {
          key: signed(F.charge.gradeA),
          text: 'A Grade',
          rules: ['CHG-2'],
          when: { grade: ['A'] },
        },
        {
          key: signed(F.charge.gradeD),
          text: 'D Grade',
          rules: ['CHG-2'],
          when: { grade: ['D'] },
        },
        {
          key: signed(F.charge.disordered),
          text: `unformed, ${F.charge.disorderedDps}+ DPs, or both`,
          rules: ['CHG-2'],
          when: { disordered: F.charge.disorderedDps },
        },
      ],
    },
    {
      title: 'Who, when',
      rows: [
        {
          key: inches(F.reach),
          text: 'or nearer; contingent has signalled',
          rules: ['CHG-1', 'LEAD-3'],
        },
        {
          key: 'Shaken',
          text: 'may not declare',
          rules: ['CHG-1', 'AL-8'],
          when: { level: ['shaken'] },
        },
        {
          key: 'Blood lust',
          text: 'must declare; goes in without a test',
          rules: ['CHG-1', 'AL-8'],
          when: { level: ['bloodLust'] },
        },
        {
          key: 'order',
          text: 'side with the initiative first; in a contingent the retinue, then bands right to left',
          rules: ['CHG-1'],
        },
        {
          key: 'failed',
          text: `stays where it is, ${dps(F.charge.failedDps)}`,
          rules: ['CHG-3', 'DP-3'],
          rulings: ['The DP counts as morale: at the limit it costs a level.'],
        },
        {
          key: 'charged',
          text: 'and not charging itself: receives at the halt',
          rules: ['CHG-3'],
        },
      ],
    },
  ],
});
