/**
 * What the ready-made battles are called, for the start page: their armies come when one is begun
 * (tests/games/conformance.test.ts compares the two). The first is what a new player is offered.
 */
export const READY_BATTLES = [
  { id: 'maldon-991', name: 'Maldon 991', sides: ['Men of Essex', "Olaf's raiders"] },
  { id: 'ashdown-871', name: 'Ashdown 871', sides: ['West Saxons', 'Great army'] },
  {
    id: 'stamford-bridge-1066',
    name: 'Stamford Bridge 1066',
    sides: ["Harold's host", "Hardrada's Norwegians"],
  },
] as const;
