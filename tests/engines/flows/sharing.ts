import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Flow } from '../flow.ts';
import { beginBattle } from './battle.ts';

/** Remembers what is copied, and still copies it. */
function watchClipboard(): void {
  const copy = navigator.clipboard.writeText.bind(navigator.clipboard);
  navigator.clipboard.writeText = async (text) => {
    await copy(text);
    Object.assign(globalThis, { copied: text });
  };
}

const copied = () => (globalThis as { copied?: string }).copied;

export const armyByLink: Flow = async ({ newPhone }) => {
  const builder = await newPhone().open('/armies');
  await builder.tap('New army');
  await builder.type('Name of the army', ' of Mercia');
  await builder.tap(/Right wing.*Leader 1/, 'LPs: one more', 'Close');
  await builder.tap('Add a band to Right wing');
  await builder.picture('built');
  await builder.tap(/^Share/);
  await builder.sees(/^A code that carries New army of Mercia/);
  await builder.picture('share');
  await builder.run(watchClipboard);
  await builder.tap('Copy link');
  const link = await builder.until('the link is copied', () => builder.run(copied));
  await builder.sees('Copied: paste it into a message.');

  const friend = await newPhone().open(link);
  await friend.sees('An army', /^Army: New army of Mercia/);
  await friend.picture('arrived');
  await friend.tap('Add to this device', 'Open it');
  await friend.sees(/^Right wing/, /^LPs of Leader 1: 4 of 4 left/);
};

export const backup: Flow = async ({ newPhone }) => {
  const old = newPhone();
  const player = await beginBattle(old);
  await player.tap('Add a DP to Hearth troop');
  await player.tap('More', 'Save a backup');
  await player.sees('The last backup was exported just now.');
  await player.picture('saved');
  const name = await player.until('the file is there', async () =>
    readdirSync(old.downloads).find((each) => /^shieldwall-backup-.*\.json$/.test(each)),
  );

  const restored = await newPhone().open('/parcel');
  await restored.pickFile('A backup, army or battle file', join(old.downloads, name));
  await restored.sees('Battle: Maldon 991');
  await restored.picture('preview');
  await restored.tap('Add to this device');
  await restored.sees('Added');
  await restored.tap('Battle');
  await restored.sees('DPs of Hearth troop: 2');
  await restored.tap('Undo');
  await restored.sees('DPs of Hearth troop: 1');
};
