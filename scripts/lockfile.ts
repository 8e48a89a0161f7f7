// Run after changing dependencies. Some registries lack the binaries of other platforms; npm then
// leaves them out of the lockfile, and `npm ci` refuses it (npm/cli#9342). Their versions are exact
// and their names say where they run, so their entries can be written without asking anyone. Their
// hashes are asked for; a binary that this registry does not have stays without.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface Package {
  version?: string;
  integrity?: string;
  link?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Package>;
};
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'wasm32',
  'win32',
];

/** `name-linux-arm64-musl` and the like; undefined if the name says nothing of a platform. */
function platformOf(name: string): Package | undefined {
  const words = name.split(/[-/]/);
  const at = words.findIndex((word) => systems.includes(word));
  const [os = '', cpu = '', libc = ''] = words.slice(at);
  if (at < 0) return undefined;
  if (os === 'wasm32') return { cpu: ['wasm32'] };
  const known = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }[libc];
  return { cpu: [cpu], os: [os], ...(os === 'linux' && known ? { libc: [known] } : {}) };
}

/** The version that a package at `from` would find, as Node looks for it: upwards. */
function found(from: string, name: string): string | undefined {
  const here = lock.packages[`${from && `${from}/`}node_modules/${name}`]?.version;
  const above = from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/')));
  return here ?? (from === '' ? undefined : found(above, name));
}

let added = 0;
for (const [path, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const platform = platformOf(name);
    if (!platform || found(path, name) === version || !/^\d/.test(version)) continue;
    const place = `${found(path, name) ? `${path}/` : ''}node_modules/${name}`;
    lock.packages[place] = { version, ...platform, ...(dev ? { dev } : {}), optional: true };
    added += 1;
  }
}
/** The registry's own hash of a package, or undefined where it has no such package. */
function integrityOf(name: string, version: string): string | undefined {
  try {
    const words = ['view', `${name}@${version}`, 'dist.integrity'];
    return execFileSync('npm', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    console.log(`${name} ${version} is not in this registry: no hash`);
    return undefined;
  }
}

for (const [path, entry] of Object.entries(lock.packages)) {
  if (path === '' || entry.link || entry.integrity || !entry.version) continue;
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = integrityOf(name, entry.version);
  if (integrity) entry.integrity = integrity;
}

const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
lock.packages = Object.fromEntries(sorted);
writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} binaries of other platforms added to package-lock.json`);
