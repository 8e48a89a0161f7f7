import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const textOf = (file: string) => readFileSync(file, 'utf8');

/** The classes that a style sheet's selectors name. */
function classesIn(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').match(/[^{};]*(?=\{)/g) ?? [];
  return new Set(
    selectors.flatMap((each) =>
      [...each.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name),
    ),
  );
}

const sheets = new Map(globSync('src/**/*.css').map((file) => [file, classesIn(textOf(file))]));
const isModule = (file: string) => file.endsWith('.module.css');
const plain = new Set([...sheets].flatMap(([file, names]) => (isModule(file) ? [] : [...names])));

const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g;
const fileOf = (screen: string, path: string) =>
  path.startsWith('#/') ? path.replace('#/', 'src/') : join(dirname(screen), path);

/** What a screen asks of its modules: `css.name`, and whether it looks names up. */
function askedBy(screen: string) {
  const code = textOf(screen);
  return [...code.matchAll(IMPORT)].map(([, name, path = '']) => ({
    sheet: fileOf(screen, path),
    classes: [...code.matchAll(new RegExp(`(?<![\\w.'/])${name}\\.(?!module\\b)(\\w+)`, 'g'))].map(
      ([, asked = '']) => asked,
    ),
    looksUp: new RegExp(`(?<![\\w.])${name}\\[`).test(code),
  }));
}

const screens = globSync('src/**/*.tsx');
const asked = screens.map((screen) => ({ screen, asks: askedBy(screen) }));

test('every class that a screen takes from a module is in it', () => {
  expect(asked.length).toBeGreaterThan(100);
  const missing = asked.flatMap(({ screen, asks }) =>
    asks.flatMap(({ sheet, classes }) =>
      classes.filter((name) => !sheets.get(sheet)?.has(name)).map((name) => `${screen}: ${name}`),
    ),
  );
  expect(missing).toEqual([]);
});

test('every class of a module is on a screen', () => {
  const unused = [...sheets]
    .filter(([sheet]) => isModule(sheet))
    .flatMap(([sheet, names]) => {
      const asks = asked.flatMap((each) => each.asks).filter((each) => each.sheet === sheet);
      if (asks.some(({ looksUp }) => looksUp)) return [];
      const used = new Set(asks.flatMap(({ classes }) => classes));
      // Another part's class, in :global(…), is that part's.
      const own = classesIn(textOf(sheet).replaceAll(/:global\([^)]*\)/g, ''));
      return [...names]
        .filter((name) => own.has(name) && !used.has(name))
        .map((name) => `${sheet}: ${name}`);
    });
  expect(unused).toEqual([]);
});

test('a class that is only a word is one of the page’s own sheets', () => {
  const strange = screens.flatMap((screen) =>
    [...textOf(screen).matchAll(/className="([^"]*)"/g)]
      .flatMap(([, words = '']) => words.split(' '))
      .filter((name) => name !== '' && !plain.has(name))
      .map((name) => `${screen}: ${name}`),
  );
  expect(strange).toEqual([]);
});
