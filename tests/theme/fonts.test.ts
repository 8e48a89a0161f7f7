import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('src/theme/fonts/*.woff2');
const css = readFileSync('src/theme/fonts.css', 'utf8');

test('both weights for Latin-1 and Latin Extended-A take 45 KB at most', () => {
  const bytes = files.reduce((sum, file) => sum + readFileSync(file).length, 0);
  expect(files).toHaveLength(2);
  expect(bytes).toBeLessThanOrEqual(45 * 1024);
  expect(css.match(/font-weight: 700 900;\n {2}font-display: optional;/g)).toHaveLength(2);
});

test('the licence lies beside the fonts', () => {
  expect(readFileSync('src/theme/fonts/LICENSE-Vollkorn.txt', 'utf8')).toContain(
    'SIL Open Font License, Version 1.1',
  );
});
