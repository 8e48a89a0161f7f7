import type { EntryFor } from '../entry';
import { inUse } from '../readings';

export const victory: EntryFor = (options, figures) => ({
  id: 'victory',
  title: 'Victory',
  short: 'Victory',
  phases: ['initiative'],
  calculator: 'victory',
  tables: [
    {
      rows: [
        {
          key: 'points',
          text: 'for enemies eliminated, by type, from the card; those out of reach count too',
          rules: ['VP-1', 'WING-2'],
        },
        {
          key: 'crown',
          text: `${figures.crown} more than its type; it stands on the back of a counter`,
          rules: ['VP-3', 'UNIT-5'],
          rulings: ['So a unit of one step has none.'],
        },
        {
          key: 'back',
          text: `Seen before the flip? ${inUse('reverse', options)}`,
          rules: ['UNIT-6', 'OPT-REVERSE'],
          option: 'reverse',
        },
        {
          key: 'check',
          text: 'usually a target and a lead, made at the end of the opponent’s turn',
          rules: ['VP-2'],
          rulings: ['Of each turn that he takes.'],
        },
      ],
    },
  ],
});

export const card: EntryFor = () => ({
  id: 'card',
  title: 'What the card decides',
  short: 'Card',
  phases: [],
  tables: [
    {
      rows: [
        {
          key: 'brings',
          text: 'sides, wings with colour and markers, pools, units, who begins, who holds initiative, points, victory, the end, terrain, sight, extra modifiers, reinforcements',
          rules: ['CARD-1', 'TERR-4'],
        },
        { key: 'overrules', text: 'every figure of this sheet', rules: ['CARD-1'] },
        {
          key: 'units',
          text: 'belong to one wing; two steps, or one with a blank back; one a hex',
          rules: ['UNIT-1', 'UNIT-4', 'UNIT-7'],
        },
      ],
    },
  ],
});
