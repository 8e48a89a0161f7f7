import type { ManifestOptions } from 'vite-plugin-pwa';
import { fileHandlers, shareTarget } from './shareTarget.ts';

const shortcut = (name: string, page: string) => ({
  name,
  url: `./#/${page}`,
  icons: [{ src: `icons/shortcut-${page}.png`, sizes: '192x192', type: 'image/png' }],
});

const screenshot = (name: string, wide: boolean, label: string) => ({
  src: `pictures/${name}.png`,
  sizes: wide ? '1280x800' : '585x1266',
  type: 'image/png',
  form_factor: wide ? ('wide' as const) : ('narrow' as const),
  label,
});

/** The web app's manifest. Every address is relative, so that a sub-path works. */
export const manifest: Partial<ManifestOptions> = {
  id: './',
  name: 'Shieldwall Companion',
  short_name: 'Shieldwall',
  description:
    'Pebbles, dice, odds, sheet and journal for dark-age tabletop battles, offline on one phone.',
  lang: 'en',
  dir: 'ltr',
  start_url: './',
  scope: './',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // A battle that is open stays open: app/Launches.tsx follows what was tapped.
  launch_handler: { client_mode: 'focus-existing' },
  orientation: 'any',
  background_color: '#ecdfc4',
  theme_color: '#f9f2e3',
  categories: ['games', 'utilities'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    shortcut('Battle', 'battle'),
    shortcut('Sheet', 'sheet'),
    shortcut('Tools', 'tools'),
    shortcut('Armies', 'armies'),
  ],
  screenshots: [
    screenshot('battle', false, 'A battle: units with disorder points and levels'),
    screenshot('combat', false, 'Combat: the dice of both sides, with the odds before the throw'),
    screenshot('sheet', false, 'The quick-reference sheet'),
    screenshot('wide', true, 'A battle on a wide screen: both armies side by side'),
  ],
  file_handlers: fileHandlers,
  share_target: shareTarget,
};
