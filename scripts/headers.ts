import type { Plugin } from 'vite';
import { policy } from './policy.ts';

/** What a page cannot say of itself, or says too late: a host has to send these. */
const everywhere = {
  'Content-Security-Policy': `${policy}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** Built files carry a hash in their names and never change; everything else is asked for again. */
const cacheControl = (hashed: boolean) => ({
  'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
});

/** The headers of one file, as `npm run serve` sends them. */
export const headersOf = (name: string): Record<string, string> => ({
  ...everywhere,
  ...cacheControl(name.startsWith('assets/')),
});

const block = (path: string, headers: Record<string, string>): string =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The file that some hosts (Netlify, Cloudflare Pages) read their headers from. */
export const HEADERS_FILE = '_headers';

/** Such hosts answer 404 for the file itself, so the worker must not precache it. */
export function headersForHosts(): Plugin {
  return {
    name: 'headers-for-hosts',
    apply: 'build',
    generateBundle() {
      const source = [
        block('/*', everywhere),
        ...['/', '/index.html', '/sw.js', '/manifest.webmanifest'].map((path) =>
          block(path, cacheControl(false)),
        ),
        block('/assets/*', cacheControl(true)),
      ].join('\n\n');
      this.emitFile({ type: 'asset', fileName: HEADERS_FILE, source: `${source}\n` });
    },
  };
}
