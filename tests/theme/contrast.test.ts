import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const css = readFileSync('src/theme/colours.css', 'utf8');
const base = css.slice(0, css.indexOf('[data-theme='));
const contrast = css.slice(css.indexOf('[data-theme="contrast"]'));

type Palette = Record<string, string>;

const palette = (text: string, scheme: 'light' | 'dark'): Palette => {
  const found: Palette = {};
  for (const [, name = '', light = '', dark = ''] of text.matchAll(
    /--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g,
  ))
    found[name] = scheme === 'light' ? light : dark;
  return found;
};

const palettes: Record<string, Palette> = {
  light: palette(base, 'light'),
  dark: palette(base, 'dark'),
  'contrast light': palette(contrast, 'light'),
  'contrast dark': palette(contrast, 'dark'),
};

/** WCAG 2.2, relative luminance and contrast ratio. */
const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const ratio = (a: string, b: string): number => {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

const grounds = ['bg', 'surface', 'raised'];
/** Text on its ground: what tells state reaches 7, the rest 4.5, outlines 3. */
const state = [
  ...grounds.flatMap((ground) => [`ink ${ground}`, `muted ${ground}`]),
  ...['main', 'red', 'iron', 'step-1', 'step-2', 'step-3', 'step-4'].map(
    (fill) => `on-${fill} ${fill}`,
  ),
  ...[1, 2, 3, 4, 5].map((band) => `on-band-${band} band-${band}`),
  ...['red', 'iron', 'gold'].map((hue) => `${hue}-ink ${hue}-soft`),
  ...['red', 'iron', 'gold'].map((hue) => `${hue}-ink surface`),
  ...['on-strip', 'strip-muted', 'strip-red', 'strip-iron', 'strip-gold'].map(
    (on) => `${on} strip`,
  ),
];
const rest = [...grounds.map((ground) => `red ${ground}`), 'gold surface', 'iron surface'];
const outlines = grounds.flatMap((ground) => [
  `edge ${ground}`,
  `focus ${ground}`,
  `main-edge ${ground}`,
  `step-4-edge ${ground}`,
]);

const cases = Object.entries(palettes).flatMap(([theme, colours]) =>
  [
    ...state.map((pair) => [pair, 7] as const),
    ...rest.map((pair) => [pair, 4.5] as const),
    ...outlines.map((pair) => [pair, 3] as const),
  ].map(([pair, least]) => ({ theme, colours, pair, least })),
);

test.each(cases)('$theme: $pair reaches $least:1', ({ colours, pair, least }) => {
  const [text = '', ground = ''] = pair.split(' ');
  expect(colours).toHaveProperty(text);
  expect(colours).toHaveProperty(ground);
  expect(ratio(colours[text] ?? '', colours[ground] ?? '')).toBeGreaterThanOrEqual(least);
});

test('the ratio itself: black on white is 21, #777 on white 4.48', () => {
  expect(ratio('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(ratio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
