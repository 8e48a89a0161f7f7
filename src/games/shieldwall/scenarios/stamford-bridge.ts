import { band, contingent, retinue, type Scenario } from './scenario';

/** Yorkshire, September 1066: an army in shirtsleeves, and another that has marched for four days. */
export const STAMFORD_BRIDGE: Scenario = {
  id: 'stamford-bridge-1066',
  name: 'Stamford Bridge',
  year: 1066,
  notes: [
    'A river with one wooden bridge lies before the Norwegian line; elsewhere its banks are difficult ground.',
    'The Norwegians left their mail with the ships: their bands start with 4 DPs. Their king has drawn up a ring round his banner, and his own retinue starts with 2.',
    'The English have marched far and start as the rules say. Play eight turns.',
  ],
  armies: {
    red: {
      name: "Harold's host",
      contingents: [
        contingent(
          "Gyrth's right",
          { name: 'Gyrth', lp: 3 },
          retinue("Gyrth's housecarls", 'A', 1),
          band('East Anglian thegns', 'B', 1),
          band('Select fyrd', 'C', 2),
        ),
        contingent(
          "Harold's centre",
          { name: 'Harold Godwinson', lp: 5, commander: true },
          retinue("King's housecarls", 'A', 2, 'battleStandard', 'heroicChampion'),
          band('London thegns', 'B', 2),
          band('Midland fyrd', 'C', 2),
        ),
        contingent(
          "Waltheof's left",
          { name: 'Waltheof', lp: 2 },
          retinue("Waltheof's men", 'B', 1),
          band('York men', 'C', 2),
          band('Country folk', 'D', 2, 'campFollowers'),
        ),
      ],
    },
    black: {
      name: "Hardrada's Norwegians",
      contingents: [
        contingent(
          "Tostig's right",
          { name: 'Tostig', lp: 3 },
          retinue("Tostig's exiles", 'B', 1),
          band('Flemish spears', 'B', 1),
          band('Orkney crews', 'C', 2),
        ),
        contingent(
          "Hardrada's centre",
          { name: 'Harald Hardrada', lp: 5, commander: true },
          retinue("King's hird", 'A', 2, 'battleStandard', 'specialWeapon'),
          band('Trondheim crews', 'B', 2),
          band('Upland crews', 'B', 1),
        ),
        contingent(
          "Orre's left",
          { name: 'Eystein Orre', lp: 4 },
          retinue("Orre's hird", 'A', 1, 'heroicChampion'),
          band('Ship guards', 'C', 2),
          band('Oarsmen', 'C', 2),
        ),
      ],
    },
  },
  starts: [
    { side: 'black', contingent: 1, unit: 0, dps: 2 },
    ...[0, 1, 2].flatMap((contingentIndex) =>
      [1, 2].map((unit) => ({ side: 'black' as const, contingent: contingentIndex, unit, dps: 4 })),
    ),
  ],
};
