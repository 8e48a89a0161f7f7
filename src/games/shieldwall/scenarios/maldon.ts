import { band, contingent, retinue, type Scenario } from './scenario';

/** Essex, August 991: the levy of the shire holds the landward end of a causeway. */
export const MALDON: Scenario = {
  id: 'maldon-991',
  name: 'Maldon',
  year: 991,
  notes: [
    'A tidal river runs along one long edge with a causeway in its middle; the ground behind it is open.',
    'The men of Essex deploy first, across the head of the causeway. The raiders have just waded over: each of their units starts with a fourth DP.',
    'Byrhtnoth sent the horses away: his hearth troop is settled and starts with 1 DP.',
  ],
  armies: {
    red: {
      name: 'Men of Essex',
      contingents: [
        contingent(
          "Ælfwine's right",
          { name: 'Ælfwine', lp: 3 },
          retinue("Ælfwine's thegns", 'B', 1),
          band('Colne valley men', 'C', 2),
          band('Coast levy', 'D', 2),
        ),
        contingent(
          "Byrhtnoth's centre",
          { name: 'Byrhtnoth', lp: 4, commander: true },
          retinue('Hearth troop', 'A', 1, 'battleStandard', 'holyPerson'),
          band("Leofsunu's band", 'B', 2),
          band("Edward's band", 'C', 2),
        ),
        contingent(
          "Offa's left",
          { name: 'Offa', lp: 3 },
          retinue("Offa's thegns", 'B', 1, 'heroicChampion'),
          band("Dunnere's yeomen", 'C', 2),
          band('Marsh levy', 'D', 2),
        ),
      ],
    },
    black: {
      name: "Olaf's raiders",
      contingents: [
        contingent(
          "Jostein's right",
          { name: 'Jostein', lp: 3 },
          retinue("Jostein's housecarls", 'A', 1),
          band('Crews of the fjords', 'B', 1),
          band('Young oarsmen', 'C', 2),
        ),
        contingent(
          "Olaf's centre",
          { name: 'Olaf', lp: 4, commander: true },
          retinue("Olaf's hird", 'A', 1, 'specialWeapon', 'heroicChampion'),
          band('Old crews', 'B', 2),
          band('Hired spears', 'C', 2),
        ),
        contingent(
          "Guthmund's left",
          { name: 'Guthmund', lp: 2 },
          retinue("Guthmund's men", 'B', 1),
          band('Danish crews', 'B', 1, 'campFollowers'),
          band('Thralls and boys', 'D', 2),
        ),
      ],
    },
  },
  starts: [
    { side: 'red', contingent: 1, unit: 0, dps: 1 },
    ...[0, 1, 2].flatMap((contingentIndex) =>
      [0, 1, 2].map((unit) => ({
        side: 'black' as const,
        contingent: contingentIndex,
        unit,
        dps: 4,
      })),
    ),
  ],
};
