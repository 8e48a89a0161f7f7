import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('src/**/*.css');
const sheets = files.map((file) => ({ file, css: readFileSync(file, 'utf8') }));
const code = globSync('src/**/*.tsx').map((file) => readFileSync(file, 'utf8'));

/** Written into the page by Capacitor on Android. */
const ofTheShell = ['top', 'right', 'bottom', 'left'].map((edge) => `--safe-area-inset-${edge}`);

test('every custom property in a style sheet is set somewhere', () => {
  const all = [...sheets.map(({ css }) => css), ...code].join('\n');
  const set = new Set([
    ...[...all.matchAll(/(--[\w-]+)['"]?:/g)].map(([, name]) => name),
    ...ofTheShell,
  ]);
  const missing = sheets.flatMap(({ file, css }) =>
    [...css.matchAll(/var\((--[\w-]+)/g)]
      .map(([, name]) => name)
      .filter((name) => !set.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missing).toEqual([]);
});

test('on screens there are six sizes of type, all from the theme', () => {
  const others = sheets
    .filter(({ file }) => !file.endsWith('print.module.css') && !file.includes('/theme/'))
    .flatMap(({ file, css }) =>
      [...css.matchAll(/\bfont(?:-size)?: [^;]*?\b\d*\.?\d+rem/g)].map(
        ([said]) => `${file}: ${said}`,
      ),
    );
  expect(others).toEqual([]);
});
