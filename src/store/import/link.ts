import { fail, type Result } from '#/core/result';
import { type Bundle, readBundle, writeBundle } from './bundle';
import type { ImportReader } from './importReader';

/** What a phone's camera reads from a screen without trouble; longer links go as a file. */
const QR_CHARACTERS = 800;

export const fitsQr = (link: string): boolean => link.length <= QR_CHARACTERS;

/** Links of more than this are cut by messengers. */
const LINK_CHARACTERS = 30_000;

/** What such a link can hold when it comes from this app. */
const UNPACKED_BYTES = 4_000_000;

/** A route of the app, so that opening the link opens the page that asks whether to import it. */
const MARK = '/parcel/';

/** A link that carries a bundle in its fragment, which no server ever sees; null if it would be too long. */
export async function bundleLink(address: string, bundle: Bundle): Promise<string | null> {
  const packed = await through(new CompressionStream('deflate-raw'), encode(writeBundle(bundle)));
  const link = `${address.split('#')[0]}#${MARK}${toBase64url(packed)}`;
  return link.length <= LINK_CHARACTERS ? link : null;
}

export const carriesBundle = (fragment: string): boolean => fragment.startsWith(`#${MARK}`);

/** The bundle in a link's fragment, or what is wrong with it. */
export async function readLink(
  fragment: string,
  games: readonly ImportReader[],
): Promise<Result<Bundle, string>> {
  if (!carriesBundle(fragment)) return fail('This link carries nothing.');
  // Up to what no link of ours holds: a full stop, or words that were pasted along with it.
  const [data = ''] = /^[\w-]*/.exec(fragment.slice(MARK.length + 1)) ?? [];
  if (data.length > LINK_CHARACTERS) return fail('This link is too long to come from this app.');
  const packed = fromBase64url(data);
  if (!packed) return fail(DAMAGED);
  try {
    const bytes = await through(new DecompressionStream('deflate-raw'), packed);
    return readBundle(new TextDecoder('utf-8', { fatal: true }).decode(bytes), games);
  } catch (error) {
    return fail(
      error instanceof TooMuch ? 'This link unpacks to more than this app can hold.' : DAMAGED,
    );
  }
}

const DAMAGED = 'This link is damaged: it may have been cut off on its way.';

class TooMuch extends Error {}

const encode = (text: string) => new TextEncoder().encode(text);

/** Stops as soon as too much comes out: a few bytes can unpack to gigabytes. */
async function through(
  stream: CompressionStream | DecompressionStream,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > UNPACKED_BYTES) {
      await reader.cancel();
      throw new TooMuch();
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
  } catch {
    return null;
  }
}
