import { expect, it } from 'vitest';
import { agree } from '#/games/shieldwall/rules/agree';

it.each([
  ['Hearth troop', 'Hearth troop is gone, and reaches nobody'],
  ["Leofsunu's band", "Leofsunu's band is gone, and reaches nobody"],
  ['Ross', 'Ross is gone, and reaches nobody'],
  ['Gauss’', 'Gauss’ is gone, and reaches nobody'],
  ['Old crews', 'Old crews are gone, and reach nobody'],
  ["Guthmund's men", "Guthmund's men are gone, and reach nobody"],
  ['Men of Essex', 'Men of Essex are gone, and reach nobody'],
  ['Crew of the ships', 'Crew of the ships is gone, and reaches nobody'],
  ['Marsh folk ', 'Marsh folk  are gone, and reach nobody'],
])('a sentence agrees with %s', (name, sentence) => {
  expect(agree(name, '{is|are} gone, and reach{es|} nobody')).toBe(sentence);
});
