import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#/store/database';
import { bundleArmy, bundleBattle } from '#/store/import/bundle';
import { bundleLink, carriesBundle, fitsQr, readLink } from '#/store/import/link';
import { tabs } from '../adding';
import { games, someData } from './someData';

let here: Database;
beforeEach(() => {
  [here] = tabs(1) as [Database];
});

describe('a link', () => {
  it.each(['.', '). Have fun!', ' (my army)', '>'])('opens with %j behind it', async (words) => {
    const { army } = await someData(here);
    const bundle = await bundleArmy(here, army);
    const { hash } = new URL((await bundleLink('https://example.org/', bundle)) ?? '');
    expect(await readLink(hash + words, games)).toEqual({ ok: true, value: bundle });
  });

  it('carries an army or a battle in its fragment', async () => {
    const { battle, army } = await someData(here);
    for (const bundle of [await bundleArmy(here, army), await bundleBattle(here, battle)]) {
      const link = await bundleLink('https://example.org/app/?x=1#old', bundle);
      expect(link).toMatch(/^https:\/\/example\.org\/app\/\?x=1#\/parcel\/[\w-]+$/);
      expect(fitsQr(link ?? '')).toBe(true);
      const { hash } = new URL(link ?? '');
      expect(carriesBundle(hash)).toBe(true);
      expect(await readLink(hash, games)).toEqual({ ok: true, value: bundle });
    }
  });

  it('that was cut or changed is refused in words', async () => {
    const { army } = await someData(here);
    const { hash } = new URL(
      (await bundleLink('https://example.org/', await bundleArmy(here, army))) ?? '',
    );
    for (let length = 0; length < hash.length; length += 7) {
      const read = await readLink(hash.slice(0, length), games);
      expect(read).toMatchObject({ ok: false, error: expect.stringMatching(/link/) });
    }
    expect(await readLink('#/parcel/&&&', games)).toMatchObject({ ok: false });
  });

  it('that would unpack to far too much is stopped', async () => {
    const zeros = new Uint8Array(5_000_000);
    const stream = new Blob([zeros]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = Buffer.from(await new Response(stream).arrayBuffer());
    const read = await readLink(`#/parcel/${bytes.toString('base64url')}`, games);
    expect(read).toEqual({ ok: false, error: 'This link unpacks to more than this app can hold.' });
  });
});
