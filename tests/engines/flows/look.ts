import type { Flow } from '../flow.ts';
import { findOverflow } from '../page.ts';
import type { Player } from '../player.ts';
import { beginBattle } from './battle.ts';

async function fits(player: Player): Promise<void> {
  const outside = await player.run(findOverflow);
  if (outside.length > 0) throw new Error(`This sticks out of the screen: ${outside.join(', ')}`);
}

export const largeText: Flow = async ({ newPhone }) => {
  const player = await beginBattle(newPhone());
  await player.tap('More', '200 %');
  await player.isOn('200 %');
  for (const name of ['More', 'Battle', 'Sheet', 'Tools', 'Armies']) {
    await player.tap(name);
    await player.isOn(name);
    await fits(player);
    await player.picture(name.toLowerCase());
  }
};

const brightness = () => {
  const [red = 0, green = 0, blue = 0] =
    getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
  return (red + green + blue) / 3;
};

export const dark: Flow = async ({ newPhone }) => {
  const player = await beginBattle(newPhone({ scheme: 'dark' }));
  if ((await player.run(brightness)) > 64) throw new Error('The page is not dark.');
  await player.picture('battle');
  for (const name of ['Sheet', 'Tools', 'More']) {
    await player.tap(name);
    await player.isOn(name);
    await player.picture(name.toLowerCase());
  }
  await player.tap('Light');
  await player.until('the page is light', async () => (await player.run(brightness)) > 190);
};
