import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const lock = readFileSync('package-lock.json', 'utf8');
interface Locked {
  version: string;
  integrity?: string;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  optionalDependencies?: Record<string, string>;
}
const { packages } = JSON.parse(lock) as {
  packages: Record<string, Locked>;
};

// Two copies of Ionic mean two routers that do not know each other: a blank page, and twice the size.
test('there is one copy of each Ionic package, all of the same version', () => {
  const ionic = Object.entries(packages).filter(([path]) =>
    /\/@ionic\/(core|react|react-router)$/.test(path),
  );
  expect(ionic.map(([path]) => path).sort()).toEqual([
    'node_modules/@ionic/core',
    'node_modules/@ionic/react',
    'node_modules/@ionic/react-router',
  ]);
  expect(new Set(ionic.map(([, { version }]) => version)).size).toBe(1);
});

test('the lockfile names no registry', () => {
  expect(lock).not.toMatch(/https?:\/\/[^"]*\.tgz/);
});

test('every dependency has an exact version', () => {
  const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  for (const version of Object.values({ ...dependencies, ...devDependencies })) {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  }
});

// Otherwise `npm ci` refuses the lockfile; `npm run lockfile` adds what a registry left out.
test('the lockfile knows the binaries of every platform', () => {
  const locked = new Set(
    Object.entries(packages).map(
      ([path, { version }]) => `${path.split('node_modules/').at(-1)} ${version}`,
    ),
  );
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) =>
    Object.entries(optionalDependencies).filter(([, version]) => /^\d/.test(version)),
  );
  expect(wanted.filter(([name, version]) => !locked.has(`${name} ${version}`))).toEqual([]);
});

// A registry that lacks the binaries of other platforms cannot tell their hashes either.
test('every package is named by its hash, except binaries that some registries lack', () => {
  const without = Object.entries(packages).filter(([path, { integrity }]) => path && !integrity);
  for (const [path, { optional, os, cpu }] of without) {
    expect
      .soft({ path, optional, binary: Boolean(os ?? cpu) })
      .toMatchObject({ optional: true, binary: true });
  }
});
