// Who may import whom (docs/architecture.md). Every rule lists what a folder may see; the rest is forbidden.
const mayImport = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '^src/', pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'no-dev-dependency-in-src',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    mayImport('core-imports-nothing-of-ours', '^src/core/', ['^src/core/']),
    mayImport('rules-import-core', '^src/games/([^/]+)/rules/', [
      '^src/core/',
      '^src/games/$1/rules/',
    ]),
    mayImport('sheet-imports-rules-and-core', '^src/games/([^/]+)/sheet/', [
      '^src/core/',
      '^src/games/$1/(rules|sheet)/',
    ]),
    mayImport('scenarios-import-rules', '^src/games/([^/]+)/scenarios/', [
      '^src/games/$1/(rules|scenarios)/',
    ]),
    mayImport('schemas-import-rules', '^src/games/([^/]+)/schemas/', [
      '^src/core/',
      '^src/games/$1/(rules|schemas)/',
    ]),
    mayImport('an-opponent-imports-rules-and-core', '^src/games/([^/]+)/opponent/', [
      '^src/core/',
      '^src/games/$1/(rules|opponent)/',
    ]),
    mayImport('screens-import-their-own-game', '^src/games/([^/]+)/screens/', [
      '^src/(core|play|ui|store|platform)/',
      '^src/games/$1/(rules|scenarios|sheet|schemas|opponent|screens)/',
    ]),
    mayImport('a-door-opens-its-own-game', '^src/games/([^/]+)/index\\.ts$', [
      '^src/(core|ui)/',
      '^src/games/game\\.ts$',
      '^src/games/$1/',
    ]),
    mayImport('the-registry-opens-the-doors', '^src/games/(game|index)\\.ts$', [
      '^src/(core|store|ui)/',
      '^src/games/game\\.ts$',
      '^src/games/[^/]+/index\\.ts$',
    ]),
    mayImport('play-knows-no-game', '^src/play/', ['^src/(core|play|ui|store|platform)/']),
    mayImport('store-imports-core', '^src/store/', ['^src/(core|store)/']),
    mayImport('platform-imports-core', '^src/platform/', ['^src/(core|platform)/']),
    mayImport('ui-imports-core', '^src/ui/', ['^src/(core|ui|theme)/']),
    mayImport('theme-stands-alone', '^src/theme/', ['^src/theme/']),
    {
      name: 'the-app-knows-games-by-the-registry',
      severity: 'error',
      from: { path: '^src/app/' },
      to: { path: '^src/games/', pathNot: '^src/games/(game|index)\\.ts$' },
    },
    {
      name: 'pages-navigate-by-ui-navigation',
      comment:
        'Use src/ui/navigation.ts: it alone knows the router, beside the shell around the pages.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/(ui/navigation\\.ts|app/((App|Shell|OutletPage|TabBar|main)\\.tsx|start\\.ts|ionic\\.css))$',
      },
      to: {
        path: 'node_modules/(@ionic/react|@ionic/react-router|react-router|react-router-dom)/',
      },
    },
    {
      name: 'core-and-rules-use-no-package-but-valibot',
      severity: 'error',
      from: { path: '^src/(core|games/[^/]+/rules)/' },
      to: { path: 'node_modules', pathNot: 'node_modules/valibot/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.css'] },
  },
};
