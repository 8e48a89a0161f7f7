import type { Page } from '@playwright/test';
import { button, tap } from './actions.ts';
import { current, expect } from './fixture.ts';

/**
 * Maldon as two people may play it, a line for each player turn, the Saxons' first. An attack names
 * the hex that is attacked and the face that the defender throws; the commands are those of the
 * screens: whoever is suggested attacks.
 */
export const MALDON = `
deploy Byrhtnoth B5, deploy Leofsunu B4, deploy Offa A5, deploy Dunnere A3
deploy Ragnar I3, deploy Hakon I5, deploy Thorkel H4, deploy Olaf H5
move Offa A5 B6, deploy Edward A5, move Dunnere A3 B3, deploy Godric A3, move Leofsunu B4 C4, deploy Wistan B4, move Byrhtnoth B5 C5
move Ragnar I3 H3, deploy Guthmund I3, move Olaf H5 G6, deploy Jostein H5, move Thorkel H4 G5, deploy Bjorn H4, move Hakon I5 H6, deploy Sigvald I5
deploy Ælfwine B5, move Leofsunu C4 D5, move Wistan B4 C4, deploy Sibyrht B4, move Offa B6 C6, move Edward A5 B6, deploy Maccus A5
move Bjorn H4 G4, deploy Ketil H4, move Olaf G6 F6, move Jostein H5 G6, deploy Ulf H5, move Thorkel G5 F5 south-east, move Ragnar H3 G3 south-east, move Guthmund I3 H3 south-east
move Byrhtnoth C5 D6, move Leofsunu D5 E6, move Wistan C4 D5, move Offa C6 D7, move Dunnere B3 C4, move Edward B6 C6, attack F5 1
move Ulf H5 G5 south-east, move Ragnar G3 F4 north-east, move Sigvald I5 H5 south-east, attack E6 2
move Byrhtnoth D6 E7, move Edward C6 D6, move Offa D7 E8, move Wistan D5 E5, move Dunnere C4 D4, attack F6 3
move Jostein G6 F7 south-east, turn Ragnar F4 south-east, move Hakon H6 G7 south-east, move Sigvald H5 G6, attack E6 6, attack E8 1
move Dunnere D4 E4, move Godric A3 B3, attack F6 1, save Sigvald Jostein, attack F4 6, attack F7 6
move Hakon G7 F8 south, attack E6 4, save Edward, attack E8 5
move Godric B3 C4, move Sibyrht B4 C5, attack F6 2`
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

/** Who stands where when it is over; Olaf, the Vikings' lord, has routed. */
export const AFTER_MALDON = [
  'A4 Saxons camp: stands',
  'A5 Maccus of the Saxons: fresh',
  'B5 Ælfwine of the Saxons: fresh',
  'C4 Godric of the Saxons: fresh',
  'C5 Sibyrht of the Saxons: fresh',
  'D6 Edward of the Saxons: spent',
  'E4 Dunnere of the Saxons: fresh',
  'E5 Wistan of the Saxons: fresh',
  'E6 Leofsunu of the Saxons: spent',
  'E7 Byrhtnoth, lord of the Saxons: fresh',
  'E8 Offa of the Saxons: spent',
  'F4 Ragnar of the Vikings: fresh',
  'F5 Thorkel of the Vikings: spent',
  'F7 Jostein of the Vikings: spent',
  'F8 Hakon of the Vikings: fresh',
  'G4 Bjorn of the Vikings: fresh',
  'G5 Ulf of the Vikings: fresh',
  'G6 Sigvald of the Vikings: spent',
  'H3 Guthmund of the Vikings: fresh',
  'H4 Ketil of the Vikings: fresh',
  'I4 Vikings camp: stands',
];

const hex = (page: Page, name: string, words = '') =>
  button(page, new RegExp(`^${name}\\b.*${words}`));

/** One command, as thumbs give it. */
export async function give(page: Page, command: string) {
  const [what, ...named] = command.split(' ');
  const [first = '', second = '', third = '', fourth] = named;
  switch (what) {
    case 'deploy':
      await tap(page, new RegExp(`^${first}(, lord)?: deploy$`));
      return hex(page, second, 'deploy here').click();
    case 'move':
      await hex(page, second, first).click();
      await hex(page, third, `${first} can go here`).click();
      if (fourth) await tap(page, `Face ${fourth}`);
      return expect(hex(page, third, `${first}.*moved`)).toBeVisible();
    case 'turn':
      await hex(page, second, first).click();
      await tap(page, `Face ${third}`);
      return expect(hex(page, second, `${first}.*facing ${third}.*moved`)).toBeVisible();
    case 'attack': {
      // Whoever is at hand is let go, so that all who can attack are asked.
      const picked = current(page).getByRole('button', { name: /\. picked/ });
      if ((await picked.count()) > 0) await picked.click();
      await hex(page, first, 'attack').click();
      await tap(page, new RegExp(`^${second}: (no )?hit$`));
      return closeAttack(page);
    }
    case 'save':
      for (const name of named) await tap(page, `${name} saves`);
      return closeAttack(page);
    default:
      throw new Error(`Nobody can "${command}".`);
  }
}

/** The result is read, unless somebody has still to choose. */
async function closeAttack(page: Page) {
  const panel = current(page).getByRole('dialog', { name: /^Attack on/ });
  const done = panel.getByRole('button', { name: 'Done' });
  const choice = panel.getByRole('region', { name: 'The defender chooses' });
  await expect(done.or(choice)).toBeVisible();
  if (await done.isVisible()) await done.click();
}

/** "E7 Byrhtnoth, lord of the Saxons: fresh", as the hexes say it, in the order of their names. */
export const standing = async (page: Page) =>
  (
    await current(page)
      .getByRole('group', { name: /^The board of/ })
      .getByRole('button')
      .evaluateAll((hexes) => hexes.map((each) => each.getAttribute('aria-label') ?? ''))
  )
    .flatMap((label) => {
      const found = /^(\w+)\..*?([^.]+: (?:stands|fresh|spent))/.exec(label);
      return found ? [`${found[1]} ${found[2]?.trim()}`] : [];
    })
    .sort();
