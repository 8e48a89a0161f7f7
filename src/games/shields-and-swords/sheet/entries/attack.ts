import { CRT, LEAST_ROLL, MATRIX } from '#/games/shields-and-swords/rules/figures';
import { CLASSES, TYPE_NAMES, UNIT_TYPES } from '#/games/shields-and-swords/rules/words';
import type { EntryFor } from '../entry';
import { shift, signed } from '../numbers';

export const attack: EntryFor = () => ({
  id: 'attack',
  title: 'Attack, step by step',
  short: 'Attack',
  phases: ['combat', 'secondCombat', 'pitched'],
  calculator: 'attack',
  tables: [
    {
      rows: [
        {
          key: 'one by one',
          text: 'each declared, thrown and carried out before the next; never a must',
          rules: ['COMB-1'],
        },
        {
          key: '1 target',
          text: 'one enemy in the zone of every attacker; attackers of one wing that has the phase',
          rules: ['COMB-2', 'ZOC-1'],
        },
        {
          key: 'once',
          text: 'a phase a unit attacks, and once it is attacked',
          rules: ['COMB-2'],
        },
        {
          key: 'not',
          text: 'horse with foot in one attack; nobody who is suppressed',
          rules: ['COMB-3', 'FIRE-4'],
        },
        {
          key: '2 Primary',
          text: 'the best class that lies up; if equal, you pick; the rest take part',
          rules: ['COMB-4', 'UNIT-7'],
          rulings: ['Base class is that of the side that lies up.'],
        },
        { key: '3 class', text: 'of the Primary, with all shifts', rules: ['CC-1'] },
        { key: '4 D8', text: 'plus what is added; read the row', rules: ['CRT', 'DRM-1'] },
        {
          key: '5 result',
          text: 'choices, losses, retreats; then an advance',
          rules: ['RES-9', 'RET-1', 'ADV-1'],
        },
        {
          key: 'second',
          text: 'Combat phase: when the first is over for all. Pitched: last, and its wings fight in no other',
          rules: ['COMB-5'],
          rulings: [
            'Pitched is a phase of its own: who was attacked before can be attacked again.',
          ],
        },
      ],
    },
  ],
});

export const combatClass: EntryFor = (_, figures) => ({
  id: 'class',
  title: 'Class shifts',
  short: 'Class',
  phases: ['combat', 'secondCombat', 'pitched', 'horse'],
  calculator: 'attack',
  tables: [
    {
      rows: [
        { key: 'AA A B C D', text: 'printed, best to worst; E and F by shifts', rules: ['UNIT-2'] },
        { key: shift(figures.targetSuppressed), text: 'target suppressed', rules: ['CC-1'] },
        { key: shift(figures.pitched), text: 'pitched combat', rules: ['CC-1', 'COMB-5'] },
        { key: shift(figures.downhill), text: 'downhill', rules: ['CC-1', 'TERR-1'] },
        {
          key: `${figures.chargeHeavy} / ${figures.chargeLight} up`,
          text: 'charge with Bonus, heavy / light horse',
          rules: ['CC-1', 'HORSE-3'],
          when: { type: ['HH', 'LH'] },
        },
        {
          key: shift(figures.targetInWall),
          text: 'target in shield wall',
          rules: ['CC-1', 'SW-4'],
        },
        {
          key: shift(figures.attackerInWall),
          text: 'attacker in shield wall',
          rules: ['CC-1', 'SW-4'],
          when: { inShieldWall: true },
        },
        { key: shift(figures.trench), text: 'across a trench', rules: ['CC-1', 'TERR-3'] },
        {
          key: 'sum up',
          text: 'then shift once, never past AA or F',
          rules: ['CC-1', 'CC-2'],
          rulings: ['Slope, trench and the attacker’s shield wall are the Primary’s own.'],
        },
      ],
    },
  ],
});

export const matrix: EntryFor = (_, figures) => ({
  id: 'matrix',
  title: 'Added to the attack roll',
  short: 'Matrix',
  phases: ['combat', 'secondCombat', 'pitched', 'horse'],
  calculator: 'attack',
  tables: [
    {
      title: 'Row attacks column; minus is good for the attacker',
      rows: [],
      grid: {
        columns: UNIT_TYPES,
        rows: UNIT_TYPES.map((primary) => ({
          key: primary,
          cells: UNIT_TYPES.map((target) => ({
            text: signed(MATRIX[primary][target]),
            when: { primary, target },
          })),
        })),
      },
    },
    {
      title: 'Besides',
      rows: [
        {
          key: 'types',
          text: UNIT_TYPES.map((type) => `${type} ${TYPE_NAMES[type].toLowerCase()}`).join(', '),
          rules: ['UNIT-1', 'DRM-1'],
        },
        {
          key: signed(figures.equalClass),
          text: 'each participant of the Primary’s class',
          rules: ['DRM-2'],
        },
        {
          key: signed(figures.lowerClass),
          text: `every ${figures.lowerTogether} of lower class, an odd one as a pair`,
          rules: ['DRM-3'],
        },
        { key: 'card', text: 'what it adds', rules: ['DRM-4', 'CARD-1'] },
      ],
    },
  ],
});

export const table: EntryFor = () => ({
  id: 'table',
  title: 'Combat results table',
  short: 'CRT',
  phases: ['combat', 'secondCombat', 'pitched', 'horse'],
  calculator: 'attack',
  tables: [
    {
      title: 'Class against D8 with all added',
      rows: [],
      grid: {
        columns: CRT.AA.map((_, place) => {
          const roll = place + LEAST_ROLL;
          return place === CRT.AA.length - 1 ? `${roll}+` : `${roll}`.replace('-', '−');
        }),
        rows: CLASSES.map((row) => ({
          key: row,
          cells: CRT[row].map((result, place) => ({
            text: result,
            when: { class: row, roll: place + LEAST_ROLL },
          })),
        })),
      },
    },
    {
      rows: [
        {
          key: 'ends',
          text: 'beyond the columns read the last one on that side',
          rules: ['CRT'],
          rulings: ['Under −2 too.'],
        },
      ],
    },
  ],
});

export const results: EntryFor = () => ({
  id: 'results',
  title: 'Results and choices',
  short: 'Results',
  phases: ['combat', 'secondCombat', 'pitched', 'horse'],
  calculator: 'attack',
  tables: [
    {
      title: 'D the target, A the attackers',
      rows: [
        {
          key: 'DE, AE',
          text: 'eliminated; of attackers one, the attacker picks',
          rules: ['RES-1'],
        },
        {
          key: 'DL, AL',
          text: 'one step: the first flips a unit, the last eliminates it; of attackers one, the attacker picks',
          rules: ['RES-2', 'UNIT-4'],
        },
        { key: 'DR, AR', text: 'retreat; AR all attackers', rules: ['RES-3', 'RET-1'] },
        {
          key: 'EX',
          text: 'target and one attacker a step each; the attacker picks',
          rules: ['RES-4'],
        },
        { key: 'NE', text: 'nothing', rules: ['RES-4'] },
      ],
    },
    {
      title: 'Choices, the attacker’s first',
      rows: [
        {
          key: 'DR* NE*',
          text: 'target in shield wall: the attacker may make it EX; else the star means nothing',
          rules: ['RES-5', 'SW-4'],
        },
        { key: 'EX', text: 'heavy horse Primary: the attacker may make it DR', rules: ['RES-6'] },
        { key: 'EX', text: 'light horse Primary: the attacker may make it AR', rules: ['RES-7'] },
        { key: 'EX', text: 'light horse as target: the defender may make it DR', rules: ['RES-8'] },
        {
          key: 'star, then EX',
          text: 'stays EX, unless the house reads it otherwise',
          rules: ['RES-9', 'OPT-CHAIN'],
          rulings: ['The attacker decides first; what he leaves as EX the defender may change.'],
          option: 'chain',
        },
      ],
    },
  ],
});

export const retreat: EntryFor = () => ({
  id: 'retreat',
  title: 'Retreat',
  short: 'Retreat',
  phases: ['combat', 'secondCombat', 'pitched', 'horse'],
  tables: [
    {
      rows: [
        {
          key: '1 hex',
          text: 'the target away from all attackers, an attacker away from the target; vacant, on the map, in no EZOC; friends are neither passed nor pushed',
          rules: ['RET-1', 'MOVE-3'],
          rulings: ['Not over a river.'],
        },
        {
          key: 'no such hex',
          text: 'it stays and loses a step',
          rules: ['RET-3', 'MOVE-3'],
        },
        {
          key: 'shield wall',
          text: 'ignores it, free of cost',
          rules: ['RET-2', 'SW-4'],
          rulings: ['Each attacker is judged by itself, in its owner’s order.'],
          when: { inShieldWall: true },
        },
      ],
    },
  ],
});

export const advance: EntryFor = () => ({
  id: 'advance',
  title: 'Advance',
  short: 'Advance',
  phases: ['combat', 'secondCombat', 'pitched', 'horse'],
  tables: [
    {
      rows: [
        {
          key: 'one attacker',
          text: 'may enter the hex of a target that is gone or went back, EZOC or not; defenders never',
          rules: ['ADV-1'],
          rulings: ['Gone by any result, a blocked retreat too.'],
        },
        {
          key: 'not',
          text: 'in shield wall; uphill into a hex in EZOC',
          rules: ['ADV-2', 'TERR-1', 'SW-4'],
        },
        {
          key: 'must',
          text: 'heavy horse in a charge, if one can',
          rules: ['ADV-3'],
          rulings: ['The player picks which.'],
          when: { type: ['HH'] },
        },
      ],
    },
  ],
});
