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

/**
 * The same battle as the table has it and the phone is told it: orders without hexes, and for each
 * attack its chance, the face, and who attacks; a star for a friend in the other front hex (ATT-4).
 */
export const MALDON_IN_TALLY = `
deploy Byrhtnoth, deploy Leofsunu, deploy Offa, deploy Dunnere
deploy Ragnar, deploy Hakon, deploy Thorkel, deploy Olaf
order Offa, deploy Edward, order Dunnere, deploy Godric, order Leofsunu, deploy Wistan, order Byrhtnoth
order Ragnar, deploy Guthmund, order Olaf, deploy Jostein, order Thorkel, deploy Bjorn, order Hakon, deploy Sigvald
deploy Ælfwine, order Leofsunu, order Wistan, deploy Sibyrht, order Offa, order Edward, deploy Maccus
order Bjorn, deploy Ketil, order Olaf, order Jostein, deploy Ulf, order Thorkel, order Ragnar, order Guthmund
order Byrhtnoth, order Leofsunu, order Wistan, order Offa, order Dunnere, order Edward, attack Thorkel 1/6 1 Leofsunu
order Ulf, order Ragnar, order Sigvald, attack Leofsunu 4/6 2 Olaf Thorkel*
order Byrhtnoth, order Edward, order Offa, order Wistan, order Dunnere, attack Olaf 3/6 3 Byrhtnoth Leofsunu
order Jostein, order Ragnar, order Hakon, order Sigvald, attack Leofsunu 4/6 6 Olaf Thorkel*, attack Offa 1/6 1 Jostein
order Dunnere, order Godric, attack Olaf 3/6 1 Byrhtnoth Leofsunu, save Sigvald Jostein, attack Ragnar 3/6 6 Dunnere Wistan, attack Jostein 1/6 6 Offa
order Hakon, attack Leofsunu 4/6 4 Olaf Thorkel*, save Edward, attack Offa 2/6 5 Jostein* Hakon
order Godric, order Sibyrht, attack Olaf 3/6 2 Byrhtnoth Leofsunu, let Olaf rout`
  .trim()
  .split('\n')
  .map((line) => line.split(', '));

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

/** One command on the phone that keeps the tally. */
export async function tell(page: Page, command: string) {
  const [what, name = '', ...more] = command.split(' ');
  switch (what) {
    case 'deploy':
      await tap(page, `${name}, waiting: deploy`);
      return expect(button(page, `${name}, fresh: spent`)).toBeVisible();
    case 'order':
      await tap(page, new RegExp(`^${name}\\b.*order$`));
      return expect(button(page, new RegExp(`^${name}\\b.*order$`))).toHaveCount(0);
    case 'attack': {
      const [chance = '', face, ...attackers] = more;
      await tap(page, new RegExp(`^${name}\\b.*attack$`));
      const panel = current(page).getByRole('dialog', { name: `Attack on ${name}` });
      for (const each of attackers) {
        const attacker = each.replace('*', '');
        await panel.getByRole('button', { name: attacker, exact: true }).click();
        if (attacker === each) continue;
        await panel.getByRole('switch', { name: `${attacker} has a friend in its other` }).click();
      }
      await expect(panel.getByText(chance, { exact: true })).toBeVisible();
      await tap(page, new RegExp(`^${face}: (no )?hit$`));
      return closeAttack(page);
    }
    case 'save':
      for (const saver of [name, ...more]) await tap(page, `${saver} saves`);
      return closeAttack(page);
    case 'let':
      await tap(page, 'Let it rout');
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

/** "Byrhtnoth: fresh", as the two lists of the tally say it, the camps left out. */
export const tallied = async (page: Page) =>
  (
    await current(page)
      .getByRole('button', { name: /, (fresh|spent|routed): / })
      .evaluateAll((pieces) => pieces.map((each) => each.getAttribute('aria-label') ?? ''))
  )
    .flatMap((label) => /^(\S+), (fresh|spent|routed): /.exec(label)?.slice(1).join(': ') ?? [])
    .sort();
