import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rowsOf } from '#/core/sheet';
import { QUICK_SHEET } from '#/games/shieldwall/rules/options';
import { RULE_IDS } from '#/games/shieldwall/rules/rule';
import { BOOK } from '#/games/shieldwall/screens/sheet/book';
import { FirstSheet } from '#/games/shieldwall/screens/sheet/FirstSheet';
import { sheet } from '#/games/shieldwall/sheet/sheet';
import { PrintSheet } from '#/play/sheet/PrintSheet';

const entries = sheet(QUICK_SHEET);
const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');

describe('the sheet on the screen, before any script', () => {
  const html = renderToStaticMarkup(<FirstSheet />);
  const text = plain(html);

  it.each(entries.map((entry) => [entry.title, entry] as const))(
    'shows %s, every row of it',
    (title, entry) => {
      expect(html).toContain(`id="/sheet/${entry.id}"`);
      expect(text).toContain(title);
      for (const row of rowsOf(entry)) {
        expect(text).toContain(row.text);
        for (const ruling of row.rulings ?? []) expect(text).toContain(ruling);
      }
    },
  );

  it.each(RULE_IDS)('cites %s', (id) => {
    expect(text).toMatch(new RegExp(`(^| )${id} `));
  });

  it('links every roll to a calculator', () => {
    for (const { calculator } of entries) {
      if (calculator) expect(html).toContain(`href="#/tools/${calculator}"`);
    }
  });

  it('shows both readings of an option, and which is in use', () => {
    expect(text).toContain('Quick sheet: more than 2″, as for C Grade In use');
    expect(text).toContain('Rulebook: more than 8″');
  });
});

describe('the sheet on paper', () => {
  const text = plain(renderToStaticMarkup(<PrintSheet book={BOOK} entries={entries} />));

  it.each(entries.map((entry) => [entry.title, entry] as const))('has %s', (title, entry) => {
    // The list of options is looked up on the screen.
    if (entry.id === 'differences') return expect(text).not.toContain(title);
    expect(text).toContain(title);
    for (const row of rowsOf(entry)) expect(text).toContain(row.text);
  });
});
