import { FIGURES as F } from '#/games/shieldwall/rules/figures';
import { readingInUse } from '../differences';
import type { EntryFor } from '../entry';
import { dps, faces, inches, signed } from '../numbers';

export const movement: EntryFor = (options) => ({
  id: 'movement',
  title: 'Movement',
  short: 'Move',
  phases: ['movement'],
  calculator: 'movement',
  tables: [
    {
      rows: [
        { key: '1 AvD', text: 'inches, for every move', rules: ['MOVE-1', 'AVD'] },
        { key: '+ 1 D6', text: 'more, if called before the throw', rules: ['MOVE-1'] },
        {
          key: 'both',
          text: 'always: rout, retire, pursuit; unformed',
          rules: ['MOVE-1', 'MOVE-5'],
        },
        {
          key: `each ${faces(F.fatigue.dry)}`,
          text: `${dps(1)} of fatigue to every formed unit on that throw`,
          rules: ['MOVE-4'],
          when: { formed: true },
        },
        {
          key: `each ${faces(F.fatigue.rain)}`,
          text: 'tires instead while it rains',
          rules: ['MOVE-4', 'GOD-R'],
          option: 'rain',
        },
        {
          key: 'no fatigue',
          text: 'for unformed units',
          rules: ['MOVE-4'],
          when: { formed: false },
        },
      ],
    },
    {
      title: 'How far',
      rows: [
        {
          key: 'all of it',
          text: 'go the whole distance; never forced through friends or over obstacles',
          rules: ['MOVE-2'],
        },
        {
          key: inches(F.reach),
          text: `halt this far from enemies: ${readingInUse('halt', options).text}`,
          rules: ['MOVE-2', 'MOVE-8'],
          option: 'halt',
        },
        {
          key: 'short',
          text: 'not Blood lust: to line up or fit the ground, if said before the throw',
          rules: ['MOVE-2'],
          when: { level: ['shaken', 'present', 'ready'] },
        },
        {
          key: 'bad ground',
          text: `halt at its edge? ${readingInUse('terrainStop', options).text}`,
          rules: ['MOVE-2'],
          option: 'terrainStop',
        },
        {
          key: 'together',
          text: `one throw for units ${inches(F.reach)} or less from their retinue, going its way; the rest throw alone`,
          rules: ['MOVE-3'],
        },
        {
          key: 'order',
          text: 'right to left; where two moves cross, the one in front may go first',
          rules: ['MOVE-6', 'ORG-4'],
        },
      ],
    },
  ],
});

export const manoeuvre: EntryFor = () => ({
  id: 'manoeuvre',
  title: 'Manoeuvre',
  short: 'Manoeuvre',
  phases: ['movement'],
  tables: [
    {
      rows: [
        { key: '22½°', text: 'the most a formed move may slant', rules: ['MAN-1'] },
        {
          key: 'new facing',
          text: 'unformed; form up next turn unless fighting',
          rules: ['MAN-2', 'MOVE-5'],
        },
        {
          key: '½ move',
          text: 'about face; no quarter turns',
          rules: ['MAN-3'],
          rulings: ['Half of the inches thrown, rounded down to the half inch.'],
        },
        { key: '½ move', text: 'embark or disembark; unformed', rules: ['MAN-5', 'MOVE-5'] },
        {
          key: 'whole move',
          text: `A and B: a step of up to ${inches(F.sideStep)} forward, aside or back; no dice, no DPs`,
          rules: ['MAN-4'],
          when: { grade: ['A', 'B'] },
        },
        {
          key: 'whole move',
          text: 'form up, if not fighting',
          rules: ['MAN-6'],
          when: { formed: false, inCombat: false },
        },
        { key: 'passing through', text: 'leaves every unit concerned unformed', rules: ['MOVE-5'] },
      ],
    },
  ],
});

export const rest: EntryFor = (options) => ({
  id: 'rest',
  title: 'Rest and reform',
  short: 'Rest',
  phases: ['movement'],
  calculator: 'rest',
  tables: [
    {
      rows: [
        {
          key: 'A, B',
          text: '−1 DP if not fighting',
          rules: ['REST-1'],
          when: { grade: ['A', 'B'], inCombat: false },
        },
        {
          key: 'C',
          text: `−1 DP, no enemy within ${inches(F.restC)}`,
          rules: ['REST-1'],
          when: { grade: ['C'] },
        },
        {
          key: 'D',
          text: `−1 DP, no enemy within ${inches(F.restD[options.restD])}`,
          rules: ['REST-1'],
          option: 'restD',
          when: { grade: ['D'] },
        },
        {
          key: 'how',
          text: 'no move this phase; one DP a turn',
          rules: ['REST-1', 'DP-4'],
          rulings: [
            'Unformed units may rest too.',
            'A unit that has made the first move of a signal may still rest later in the turn.',
          ],
        },
        {
          key: '−1 level',
          text: 'if above Present and its contingent has signalled',
          rules: ['REST-2', 'REST-3'],
          rulings: ['Halting to rest with no DPs to lose costs the level all the same.'],
          when: { level: ['ready', 'bloodLust'] },
        },
      ],
    },
  ],
});

export const unformed: EntryFor = () => ({
  id: 'unformed',
  title: 'Unformed units',
  short: 'Unformed',
  phases: ['movement'],
  tables: [
    {
      title: 'Made so by',
      rows: [
        {
          key: 'ground',
          text: 'any stand in woods, marsh, houses, shallows, on a steep slope or over an obstacle',
          rules: ['MOVE-5'],
        },
        { key: 'flight', text: 'rout, retire, pursuit', rules: ['MOVE-5'] },
        {
          key: 'disorder',
          text: 'new facing, friends passing through, boarding and landing',
          rules: ['MOVE-5', 'MAN-2', 'MAN-5'],
        },
        {
          key: 'by choice',
          text: 'never, except to change direction',
          rules: ['MOVE-7', 'MAN-2'],
        },
      ],
    },
    {
      title: 'While so',
      rows: [
        {
          key: 'free',
          text: 'stands move each for itself, face every way, tire not at all',
          rules: ['MOVE-5', 'MOVE-4'],
          when: { formed: false },
        },
        {
          key: `hits on ${F.combat.hitsOnHampered}`,
          text: 'in combat',
          rules: ['COMB-3'],
          when: { formed: false },
        },
        {
          key: signed(F.charge.disordered),
          text: 'on the charge test',
          rules: ['CHG-2'],
          calculator: 'charge',
          when: { formed: false },
        },
        {
          key: 'form up',
          text: 'a whole move, not while fighting',
          rules: ['MAN-6'],
          when: { formed: false },
        },
      ],
    },
  ],
});
