import { existsSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import config from '../../capacitor.config.ts';
import { manifest } from '../../scripts/manifest.ts';

const page = readFileSync('index.html', 'utf8');

test('the colours of manifest, page and shells agree', () => {
  expect(page).toMatch(/name="theme-color"[^>]*light[^>]*content="#f9f2e3"/);
  expect(manifest.theme_color).toBe('#f9f2e3');
  expect(page).toMatch(/html \{\s*background: #ecdfc4;/);
  expect(manifest.background_color).toBe('#ecdfc4');
  expect(config.backgroundColor).toBe('#ecdfc4');
  const splash = (values: string) =>
    readFileSync(`android/app/src/main/res/${values}/colors.xml`, 'utf8');
  expect(splash('values')).toContain('<color name="splash">#ECDFC4</color>');
  expect(page).toMatch(/dark\) \{\s*html \{\s*background: #0f0d0a;/);
  expect(splash('values-night')).toContain('<color name="splash">#0F0D0A</color>');
});

test('four shortcuts, each with an icon of its own', () => {
  const { shortcuts = [] } = manifest;
  expect(shortcuts.map(({ name }) => name)).toEqual(['Battle', 'Sheet', 'Tools', 'Armies']);
  const icons = shortcuts.flatMap(({ icons = [] }) => icons.map(({ src }) => `public/${src}`));
  expect(new Set(icons).size).toBe(4);
  const pictures = icons.map((file) => readFileSync(file).toString('base64'));
  expect(new Set(pictures).size).toBe(4);
});

test.each(manifest.screenshots ?? [])(
  'the picture $src is there, as large as it says',
  async ({ src, sizes }) => {
    const file = src.replace('pictures/', 'docs/pictures/');
    expect(existsSync(file)).toBe(true);
    const { width, height } = await sharp(file).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  },
);

test('what the app writes can be opened with it and shared to it', () => {
  const accept = manifest.file_handlers?.[0]?.accept;
  expect(accept).toEqual({ 'application/json': ['.json'], 'text/plain': ['.txt'] });
  expect(manifest.share_target).toMatchObject({
    action: './shared',
    method: 'POST',
    params: {
      files: [{ name: 'file', accept: ['application/json', '.json', 'text/plain', '.txt'] }],
    },
  });
});
