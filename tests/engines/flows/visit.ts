import type { Flow } from '../flow.ts';
import { isControlled } from '../page.ts';

const TABS = ['Sheet', 'Tools', 'Armies', 'More', 'Battle'] as const;

export const firstVisit: Flow = async ({ newPhone }) => {
  const player = await newPhone().open();
  await player.sees(/^Fight Maldon 991/);
  await player.picture('welcome');
  for (const name of TABS) {
    await player.tap(name);
    await player.isOn(name);
    await player.picture(name.toLowerCase());
  }
};

export const offlineStart: Flow = async ({ newPhone, site }) => {
  const phone = newPhone();
  const before = await phone.open();
  await before.until('the worker has everything', () => before.run(isControlled));
  await phone.close();
  await site.close();
  const after = await phone.open();
  for (const name of TABS) {
    await after.tap(name);
    await after.isOn(name);
  }
  const deep = await phone.open('/tools/combat');
  await deep.sees('Combat');
  await deep.picture('tool');
};

export const update: Flow = async ({ newPhone, site, nextBuild }) => {
  const player = await newPhone().open('/more');
  await player.until('the worker has everything', () => player.run(isControlled));
  site.deploy(nextBuild.folder);
  await player.run(async () => void (await (await navigator.serviceWorker.ready).update()));
  await player.sees(/^A new version is ready/);
  await player.picture('notice');
  await player.tap('Update now');
  await player.sees(nextBuild.version);
  await player.started();
  await player.picture('updated');
};
