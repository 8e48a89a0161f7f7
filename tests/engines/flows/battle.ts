import type { Flow } from '../flow.ts';
import { loadDice } from '../page.ts';
import type { Phone } from '../phone.ts';
import type { Player } from '../player.ts';

/** Maldon, just begun. */
export async function beginBattle(phone: Phone): Promise<Player> {
  const player = await phone.open('/battle');
  await player.tap(/^Fight Maldon 991/);
  await player.sees('DPs of Hearth troop: 1');
  return player;
}

export const battle: Flow = async ({ newPhone }) => {
  const player = await beginBattle(newPhone());
  await player.picture('begun');
  await player.tap(/^Next: Gods/);
  await player.sees(/^Turn 1 · Gods/);
  await player.tap("Black: Olaf's raiders");
  await player.sees("DPs of Olaf's hird: 4");
  await player.picture('enemy');
  await player.tap('Lead: go to Leadership', 'Red: Men of Essex', /actions of Byrhtnoth$/);
  await player.picture('leader');
  await player.tap("Take a DP off: Leofsunu's band", 'Close');
  await player.sees("DPs of Leofsunu's band: 2", 'LPs of Byrhtnoth: 2 of 4 left');
  await player.tap('Journal');
  await player.sees(/Leofsunu's band: DPs 3 → 2/);
  await player.picture('journal');
};

export const dpAndLevel: Flow = async ({ newPhone }) => {
  const player = await beginBattle(newPhone());
  await player.tap('Add a DP to Hearth troop');
  await player.sees('DPs of Hearth troop: 2');
  await player.tap("Take a DP off Leofsunu's band");
  await player.sees("DPs of Leofsunu's band: 2");
  await player.tap('Set Hearth troop to Blood lust');
  await player.isOn('Set Hearth troop to Blood lust');
  await player.picture('changed');
  await player.tap('Undo');
  await player.isOn('Set Hearth troop to Present');
  await player.tap('Redo');
  await player.isOn('Set Hearth troop to Blood lust');
};

export const undoAfterRestart: Flow = async ({ newPhone }) => {
  const phone = newPhone();
  const before = await beginBattle(phone);
  await before.tap('Add a DP to Hearth troop', 'Set Hearth troop to Blood lust');
  await before.saved();
  await phone.close();
  const after = await phone.open();
  await after.sees('DPs of Hearth troop: 2');
  await after.isOn('Set Hearth troop to Blood lust');
  await after.picture('restarted');
  await after.tap('Undo', 'Undo');
  await after.sees('DPs of Hearth troop: 1');
  await after.isOn('Set Hearth troop to Present');
  await after.tap('Redo');
  await after.sees('DPs of Hearth troop: 2');
};

/** Leofsunu's band against the Old crews, up to the dice. */
async function beginCombat(phone: Phone): Promise<Player> {
  const player = await beginBattle(phone);
  await player.tap('Fight: go to Combat', /^Grade . Leofsunu's band/, /^Fight$/);
  await player.tap(/^Grade . Old crews/);
  return player;
}

export const combatWithAppDice: Flow = async ({ newPhone }) => {
  const player = await beginCombat(newPhone());
  await player.picture('odds');
  // Eight dice a side, COMB-5: three sixes against one.
  await player.run(loadDice, [6, 6, 6, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1]);
  await player.tap(/^Throw/);
  await player.sees(/^Leofsunu's band: 3 hits/);
  await player.picture('result');
  await player.tap(/^Apply/);
  await player.picture('after');
  await player.tap('Undo');
  await player.sees("DPs of Leofsunu's band: 3");
};

export const combatWithRealDice: Flow = async ({ newPhone }) => {
  const player = await beginCombat(newPhone());
  await player.tap('Real dice');
  await player.picture('tally');
  await player.tap("Leofsunu's band: 3 hits of 8", 'Old crews: 1 hit of 8');
  await player.sees(/^Leofsunu's band: 3 hits/);
  await player.tap(/^Apply/);
  await player.tap('Undo');
  await player.sees("DPs of Leofsunu's band: 3");
};

export const twoTabs: Flow = async ({ newPhone }) => {
  const phone = newPhone();
  const first = await beginBattle(phone);
  await first.saved();
  const second = await phone.open('/battle');
  await second.sees('DPs of Hearth troop: 1');
  await second.tap('Add a DP to Hearth troop');
  await first.sees('DPs of Hearth troop: 2');
  await first.tap('Set Hearth troop to Blood lust');
  await second.isOn('Set Hearth troop to Blood lust');
  await second.tap('Undo');
  await first.isOn('Set Hearth troop to Present');
  await first.picture('first');
  await second.picture('second');
};
