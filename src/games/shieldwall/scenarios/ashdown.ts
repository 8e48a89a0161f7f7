import { band, contingent, retinue, type Scenario } from './scenario';

/** The downs of Berkshire, January 871: two shield walls, a thorn tree, and a prince who would not wait. */
export const ASHDOWN: Scenario = {
  id: 'ashdown-871',
  name: 'Ashdown',
  year: 871,
  notes: [
    'A long ridge crosses the table; the Danes hold its upper side and have the better ground until they leave it.',
    'A single thorn tree stands in the middle. Both armies form two bodies.',
    'Alfred is eager: his retinue starts Ready for battle. The king hears mass, so his two units start with 4 DPs.',
  ],
  armies: {
    red: {
      name: 'West Saxons',
      contingents: [
        contingent(
          "Alfred's wing",
          { name: 'Alfred', lp: 5 },
          retinue("Alfred's household", 'A', 1, 'heroicChampion'),
          band('Wiltshire fyrd', 'C', 2),
          band('Hampshire thegns', 'B', 1),
        ),
        contingent(
          "Æthelred's wing",
          { name: 'King Æthelred', lp: 4, commander: true },
          retinue("King's household", 'B', 2, 'holyPerson'),
          band('Somerset fyrd', 'C', 2),
        ),
      ],
    },
    black: {
      name: 'Great army',
      contingents: [
        contingent(
          "Bagsecg's wing",
          { name: 'King Bagsecg', lp: 4, commander: true },
          retinue("Bagsecg's hird", 'A', 1, 'battleStandard'),
          band("Halfdan's crews", 'B', 2),
        ),
        contingent(
          "The jarls' wing",
          { name: 'Sidroc the Old', lp: 3 },
          retinue("Sidroc's hird", 'B', 1, 'campFollowers'),
          band("Young Sidroc's crews", 'B', 1),
          band("Osbern's and Harald's men", 'C', 2),
        ),
      ],
    },
  },
  starts: [
    { side: 'red', contingent: 0, unit: 0, level: 'ready', dps: 1 },
    { side: 'red', contingent: 1, unit: 0, dps: 4 },
    { side: 'red', contingent: 1, unit: 1, dps: 4 },
  ],
};
