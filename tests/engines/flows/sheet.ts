import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Flow } from '../flow.ts';

/** The table that stands on top, whatever its place in the document. */
function topTable(): string | undefined {
  const cards = [
    ...document.querySelectorAll('.ion-page section[aria-labelledby]:not([data-away])'),
  ];
  const top = (card: Element) => card.getBoundingClientRect().top;
  return cards.sort((a, b) => top(a) - top(b))[0]?.querySelector('h2')?.textContent ?? undefined;
}

export const sheetSearch: Flow = async ({ newPhone }) => {
  const player = await newPhone().open('/sheet');
  await player.type('Search the sheet', 'ris');
  await player.until('risk to leader comes first', async () => {
    return (await player.run(topTable)) === 'Risk to leader';
  });
  await player.picture('found');
  await player.tap('Clear the search');
  await player.until('the whole sheet is back', async () => {
    return (await player.run(topTable)) !== 'Risk to leader';
  });
};

export const print: Flow = async ({ newPhone, pathOf }) => {
  const player = await newPhone().open('/sheet');
  const path = resolve(pathOf('sheet.pdf'));
  await player.tab.print(path);
  // One picture a page: sheet-1.png, sheet-2.png.
  const pictures = path.replace(/\.pdf$/, '');
  execFileSync('pdftoppm', ['-png', '-r', '80', path, pictures]);
  const pages = readdirSync(dirname(path)).filter((name) =>
    name.startsWith(`${basename(pictures)}-`),
  );
  if (pages.length !== 2) throw new Error(`The sheet is printed on ${pages.length} pages, not 2.`);
};
