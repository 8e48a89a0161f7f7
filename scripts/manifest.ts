import type { ManifestOptions } from 'vite-plugin-pwa';

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
  orientation: 'any',
  background_color: '#ecdfc4',
  theme_color: '#2d3338',
  categories: ['games', 'utilities'],
  icons: [
    { src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: 'icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: 'icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: 'icons/monochrome-512.png', sizes: '512x512', type: 'image/png', purpose: 'monochrome' },
  ],
  shortcuts: [
    {
      name: 'Battle',
      url: './#/battle',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
    {
      name: 'Sheet',
      url: './#/sheet',
      icons: [{ src: 'icons/icon-192.png', sizes: '192x192', type: 'image/png' }],
    },
  ],
};
