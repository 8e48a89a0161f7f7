import { readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';
import { headersOf } from './headers.ts';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

const compressed = new Map<string, Buffer>();

/** A file's bytes, compressed once for each state of the file: tests ask for them hundreds of times. */
function bytesOf(path: string): Buffer | undefined {
  const file = statSync(path, { throwIfNoEntry: false });
  if (!file?.isFile()) return undefined;
  const key = `${path} ${file.mtimeMs} ${file.size}`;
  const bytes = compressed.get(key) ?? gzipSync(readFileSync(path));
  compressed.set(key, bytes);
  return bytes;
}

export interface Site {
  address: string;
  /** Serve another build from the same address, as a deployment does. */
  deploy(folder: string): void;
  close(): Promise<void>;
}

/**
 * A plain static host: no rewriting, so what works here works on any host.
 * `path` is the sub-path the app is put under, with a slash at both ends. A `bare` host sends no
 * headers of its own, as many do.
 */
export async function serve(
  folder: string,
  { port = 0, path = '/', bare = false } = {},
): Promise<Site> {
  let root = folder;
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const inside = pathname.startsWith(path)
      ? decodeURIComponent(pathname.slice(path.length))
      : '..';
    const name = inside === '' || inside.endsWith('/') ? `${inside}index.html` : inside;
    const file = join(root, normalize(name));
    const bytes = name.includes('..') ? undefined : bytesOf(file);
    if (!bytes) {
      response.writeHead(404).end('Not found');
      return;
    }
    response.writeHead(200, {
      ...(bare ? {} : headersOf(name)),
      'Content-Type': types[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'gzip',
    });
    response.end(bytes);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${path}`,
    deploy: (next) => {
      root = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
