import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { shortClassNames } from './scripts/classNames.ts';
import { compileAhead } from './scripts/compile.ts';
import { firstPagesInHtml } from './scripts/firstPages.ts';
import { HEADERS_FILE, headersForHosts } from './scripts/headers.ts';
import { manifest } from './scripts/manifest.ts';
import { policyInHtml } from './scripts/policy.ts';
import { preloadStart } from './scripts/preload.ts';
import { sharing } from './scripts/shareTarget.ts';
import { chunkGroups, MAIN_GAME } from './scripts/startPlan.ts';
import { STORE_PICTURES, storePictures } from './scripts/storePictures.ts';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };

// Ionic's packages do not say that they are free of side effects, so every component would be
// bundled: 343 KB gzip instead of 173 KB for two pages.
const withoutSideEffects = [
  /node_modules\/@ionic\/(core\/components|react\/dist|react-router\/dist)\//,
  // Ours by design: a rule that nobody asks for is left out.
  /src\/(core|games\/[^/]+\/(rules|sheet|scenarios|schemas))\//,
];

// What Ionic itself asks for only on an iPhone or for pages that move; known by what is in it, since
// its files are named by hashes.
const seldom =
  /export\{[^}]*\b(iosTransitionAnimation|mdTransitionAnimation|startInputShims)\b|webkitAnimationName/;
const isSeldom = (id: string) =>
  id.includes('@ionic/core') && seldom.test(readFileSync(id, 'utf8'));
const needed =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run|@ionic|@stencil|@lit)\/.*\.m?js$/;

/** Ionic's tab bar is kept for the sake of this one call, although nobody uses it (8 KB gzip). */
const pureMemo: Plugin = {
  name: 'pure-memo',
  transform: {
    filter: { id: /@ionic\/react\/dist\// },
    handler: (code) => code.replaceAll('= React.memo(', '= /*@__PURE__*/ React.memo('),
  },
};

export default defineConfig({
  // Relative addresses: the same build runs at a domain's root, in a sub-path and in the native shell.
  base: './',
  // The build for today's browsers; the package's front door leads to one for those of 2015.
  resolve: { tsconfigPaths: true, alias: { dexie: 'dexie/dist/modern/dexie.mjs' } },
  define: { __APP_VERSION__: JSON.stringify(process.env.APP_VERSION ?? version) },
  build: {
    target: 'es2023',
    modulePreload: { polyfill: false },
    // An inlined data: address is text in a script; a file can be precached and measured.
    assetsInlineLimit: 0,
    // The budget (scripts/budget.ts) is the limit that counts.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !withoutSideEffects.some((each) => each.test(id)),
        // Ionic wraps its components with these; unmarked, they keep what nobody uses (14 KB gzip).
        manualPureFunctions: ['createForwardRef', 'createReactComponent'],
        propertyReadSideEffects: false,
      },
      output: {
        // Each file names the files that it needs: a letter less in every hash is 1.6 KB less in all.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Apart from the rest, or start.ts would have to wait for all of it, and the store for
            // React; and what start.ts shares with the app is apart from its styles, which stand in
            // the page and need not come again.
            {
              name: 'import',
              test: /vite\/preload-helper|app\/(look|firstPage|localNote|reload)\.ts|store\/settings\.ts|theme\/look\.ts|platform\/native\.ts|src\/core\/(?!(tell|odds|checks|refusal)\.ts)/,
              priority: 5,
            },
            // One chunk for what start-up needs: Ionic's own import() hops cost a round trip each.
            {
              name: 'vendor',
              test: (id) => needed.test(id) && !isSeldom(id),
              priority: 4,
            },
            // The small things that several pages share, in one request instead of a dozen; a QR
            // code is seldom asked for and brings a package along, and odds, dice and lists are for later pages.
            {
              name: 'parts',
              test: /src\/ui\/(?!Qr|DragList|Histogram|OddsBar|Dice|Verdict|EffectsList|PartsList|Stepper|Switch|TextField)|play\/sheet\/otherSheets\.ts|app\/main\.tsx|app\/battle\/.*\.css$/,
              priority: 3,
            },
            // Likewise what the main game's sheet, board and calculators share, and what only board and
            // calculators do. The start page needs neither, the sheet no marks.
            {
              name: 'rules',
              test: new RegExp(
                `${MAIN_GAME}/(rules/(options|figures|words)|sheet/(differences|numbers)|screens/tools/address)\\.ts`,
              ),
              priority: 3,
            },
            {
              name: 'marks',
              test: new RegExp(`${MAIN_GAME}/screens/(parts/|battle/.*\\.css$)`),
              priority: 3,
            },
            // The store without React, so that the database opens while React is still being compiled.
            ...chunkGroups,
          ],
        },
      },
    },
  },
  plugins: [
    react(),
    pureMemo,
    shortClassNames(),
    policyInHtml(),
    preloadStart(),
    compileAhead(),
    firstPagesInHtml(),
    headersForHosts(),
    storePictures(),
    VitePWA({
      registerType: 'prompt',
      injectRegister: null,
      manifest,
      includeManifestIcons: false,
      workbox: {
        globPatterns: ['**/*'],
        // The browser keeps the worker itself; the plugin adds the manifest; hosts do not serve the headers.
        globIgnores: ['sw.js', 'manifest.webmanifest', HEADERS_FILE, `${STORE_PICTURES}/**`],
        runtimeCaching: [sharing],
        navigateFallback: 'index.html',
        // A first visit is offline-proof at once, without a second one.
        clientsClaim: true,
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
});
