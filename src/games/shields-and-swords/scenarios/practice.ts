import type { Card, CardMarker, CardUnit, PrintedClass, UnitType } from '../rules';

type Printed = readonly [PrintedClass, number?];

const values = ([combatClass, fireFactor]: Printed) => ({
  class: combatClass,
  fireFactor: fireFactor ?? null,
});

const unit = (
  name: string,
  type: UnitType,
  front: Printed,
  back: Printed | null,
  crown = false,
): CardUnit => ({
  name,
  type,
  ...values(front),
  reduced: back && values(back),
  crown,
});

/** Both wings of a side by the names of their units; the other side has the same counters. */
const heavyWing = (...names: readonly [string, string, string, string, string]) => [
  unit(names[0], 'V', ['A'], ['B'], true),
  unit(names[1], 'V', ['B'], ['B']),
  unit(names[2], 'I', ['B'], ['C']),
  unit(names[3], 'I', ['C'], ['D']),
  unit(names[4], 'HH', ['B'], ['C']),
];
const lightWing = (...names: readonly [string, string, string, string, string]) => [
  unit(names[0], 'V', ['B'], ['C']),
  unit(names[1], 'I', ['C'], ['D']),
  unit(names[2], 'L', ['D'], ['D']),
  unit(names[3], 'L', ['D', 6], null),
  unit(names[4], 'LH', ['C', 7], ['D', 8]),
];

const POOL: readonly CardMarker[] = [
  ['combat', 'withdraw'],
  ['combat', 'withdraw'],
  ['move', 'fire'],
  ['move', 'fire'],
  ['horse', 'shieldWall'],
  ['horse', 'shieldWall'],
  ['bonus', 'bonus'],
];

const MARKERS = 3;

/** A battle of our own to learn the game with; nobody has tested its balance. */
export const PRACTICE: Card = {
  name: 'Practice field',
  sides: {
    red: {
      name: 'Saxons',
      pool: POOL,
      wings: [
        {
          name: 'Byrhtnoth’s wing',
          colour: 'red',
          markers: MARKERS,
          units: heavyWing('Hearth', 'Leofsunu', 'Edward', 'Dunnere', 'Godric'),
        },
        {
          name: 'Offa’s wing',
          colour: 'orange',
          markers: MARKERS,
          units: lightWing('Offa', 'Wistan', 'Levy', 'Archers', 'Maccus'),
        },
      ],
    },
    black: {
      name: 'Raiders',
      pool: POOL,
      wings: [
        {
          name: 'Olaf’s wing',
          colour: 'blue',
          markers: MARKERS,
          units: heavyWing('Hird', 'Ketil', 'Thorkel', 'Orm', 'Eirik'),
        },
        {
          name: 'Guthmund’s wing',
          colour: 'grey',
          markers: MARKERS,
          units: lightWing('Guthmund', 'Skuli', 'Thralls', 'Bowmen', 'Sven'),
        },
      ],
    },
  },
  first: 'red',
  initiative: 'black',
  victory: {
    points: { V: 3, L: 1, I: 2, HH: 3, LH: 3 },
    target: 12,
    lead: 3,
    checked: 'opponentsTurn',
    turns: 10,
    sideGone: true,
  },
  modifiers: [],
  figures: {},
  notes: [
    {
      about: 'map',
      text: 'Open ground. Each side stands in one line, each wing together; six hexes lie between the lines.',
    },
    {
      about: 'end',
      text: 'After ten turns each, or when a side is gone, more points win; equal points are a draw.',
    },
    {
      about: 'other',
      text: 'This battle is ours, made to practise with. Its balance has not been tested.',
    },
  ],
};
