/**
 * What the ready-made battles are called, for the start page: their armies come when one is begun
 * (the conformance suite compares the two). The first is what a new player is offered.
 */
export const READY_BATTLES = [
  { id: 'maldon', name: 'Maldon', sides: ['Saxons', 'Vikings'] },
  { id: 'ashdown', name: 'Ashdown', sides: ['Danes', 'Saxons'] },
  { id: 'brunanburh', name: 'Brunanburh', sides: ['Vikings and Celts', 'Saxons'] },
  { id: 'clontarf', name: 'Clontarf', sides: ['Leinstermen and Vikings', 'Irish'] },
  { id: 'fulford', name: 'Fulford', sides: ['Norsemen', 'English'] },
  { id: 'stamford-bridge', name: 'Stamford Bridge', sides: ['English', 'Norsemen'] },
] as const;
