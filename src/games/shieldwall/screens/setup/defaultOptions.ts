import { upgraded } from '#/core/upgrade';
import type { Options } from '#/games/shieldwall/rules/options';
import { completeOptions, FORMAT, UPGRADES } from '#/games/shieldwall/schemas/upgrades';
import { difference, OPTION_KEYS } from '#/games/shieldwall/sheet/differences';
import { database } from '#/store/home';
import { putSetting } from '#/store/settings';
import { answer } from '#/store/trouble';

const KEY = 'shieldwall.options';

/** The options that a new battle starts from: the player's own, or the quick sheet's. */
export async function defaultOptions(): Promise<Options> {
  const row = await answer(database.settings.get(KEY));
  return optionsIn(upgraded(UPGRADES, { setting: KEY }, row?.value, row?.format));
}

export async function saveDefaultOptions(options: Options): Promise<void> {
  await putSetting(database, { key: KEY, value: options, format: FORMAT });
}

/** What is stored, where it is an answer to the question; one of the presets' for the rest. */
function optionsIn(value: unknown): Options {
  const stored: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  const sound = OPTION_KEYS.filter((key) =>
    difference(key).readings.some((reading) => reading.value === stored[key]),
  );
  return completeOptions(Object.fromEntries(sound.map((key) => [key, stored[key]])));
}
