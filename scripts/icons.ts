// Every picture of the app, web and native, from the one drawing in assets/icon.svg.
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { TabIcon as Tab } from '../src/app/TabIcon.tsx';
import { load } from './startPlan.ts';

const drawing = readFileSync('assets/icon.svg', 'utf8');
const emblem = drawing.replace(/<rect id="ground".*\/>/, '');
const iron = '#2d3338';
/** The ground of index.html, so that nothing changes colour as the app starts. */
const parchment = '#ecdfc4';

/** The emblem fills a circle of 400 of the drawing's 512 units; `share` of the side it should take. */
const emblemAt = (side: number, share: number) =>
  sharp(Buffer.from(emblem), { density: 300 })
    .extract(box(300, 56, 106, 400, 300))
    .resize(Math.round(side * share), Math.round(side * share), {
      fit: 'contain',
      background: '#0000',
    })
    .png()
    .toBuffer();

function box(density: number, left: number, top: number, width: number, height: number) {
  const scale = density / 72;
  return {
    left: Math.round(left * scale),
    top: Math.round(top * scale),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}

async function picture(file: string, width: number, height: number, share: number, ground: string) {
  const middle = await emblemAt(Math.min(width, height), share);
  const canvas = sharp({ create: { width, height, channels: 4, background: ground } });
  const image = canvas.composite([{ input: middle }]);
  await (ground === '#0000' ? image : image.removeAlpha()).png({ palette: true }).toFile(file);
}

/** What is light in the drawing shows, what is dark does not: the system puts in its own colour. */
async function monochrome(file: string, side: number, share: number) {
  const middle = await emblemAt(side, share);
  const whole = sharp({ create: { width: side, height: side, channels: 4, background: '#000' } });
  const light = await sharp(
    await whole
      .composite([{ input: middle }])
      .png()
      .toBuffer(),
  )
    .toColourspace('b-w')
    .normalise()
    .extractChannel(0)
    .toBuffer();
  const white = sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } });
  // One colour in 256 shades of see-through: a palette holds them, in half the bytes.
  await white.joinChannel(light).png({ palette: true }).toFile(file);
}

mkdirSync('public/icons', { recursive: true });
copyFileSync('assets/icon.svg', 'public/icons/icon.svg');
await picture('public/icons/icon-192.png', 192, 192, 0.9, iron);
await picture('public/icons/icon-512.png', 512, 512, 0.9, iron);
await picture('public/icons/maskable-192.png', 192, 192, 0.72, iron);
await picture('public/icons/maskable-512.png', 512, 512, 0.72, iron);
await picture('public/icons/apple-touch-icon.png', 180, 180, 0.84, iron);
await monochrome('public/icons/monochrome-512.png', 512, 0.72);

/** As the tabs draw them (app/TabIcon.tsx), on the ground of the icon. */
const { TabIcon } = await load<{ TabIcon: typeof Tab }>('src/app/TabIcon.tsx');
for (const name of ['battle', 'sheet', 'tools', 'armies'] as const) {
  const tab = renderToStaticMarkup(createElement(TabIcon, { name }))
    .replace(
      '<svg ',
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" fill="none" stroke="${parchment}" stroke-width="1.6" `,
    )
    .replaceAll('class="solid"', `fill="${parchment}" stroke="none"`);
  const ground = sharp({ create: { width: 192, height: 192, channels: 4, background: iron } });
  await ground
    .composite([{ input: Buffer.from(tab) }])
    .png({ palette: true })
    .toFile(`public/icons/shortcut-${name}.png`);
}

const android = 'android/app/src/main/res';
if (existsSync(android)) {
  const densities = { mdpi: 1, hdpi: 1.5, xhdpi: 2, xxhdpi: 3, xxxhdpi: 4 };
  for (const [density, scale] of Object.entries(densities)) {
    const folder = `${android}/mipmap-${density}`;
    await picture(`${folder}/ic_launcher.png`, 48 * scale, 48 * scale, 0.84, iron);
    await picture(`${folder}/ic_launcher_round.png`, 48 * scale, 48 * scale, 0.72, iron);
    await picture(`${folder}/ic_launcher_foreground.png`, 108 * scale, 108 * scale, 0.56, '#0000');
    // Android shows what is within two thirds of it, on a ground of its own (styles.xml).
    mkdirSync(`${android}/drawable-${density}`, { recursive: true });
    const splash = `${android}/drawable-${density}/splash_icon.png`;
    await picture(splash, 288 * scale, 288 * scale, 0.56, '#0000');
  }
}

const ios = 'ios/App/App/Assets.xcassets';
if (existsSync(ios)) {
  await picture(`${ios}/AppIcon.appiconset/AppIcon-512@2x.png`, 1024, 1024, 0.84, iron);
  for (const suffix of ['', '-1', '-2']) {
    const splash = `${ios}/Splash.imageset/splash-2732x2732${suffix}.png`;
    await picture(splash, 2732, 2732, 0.25, parchment);
  }
}
