import { database } from '../../../../store/home';
import { type Options, QUICK_SHEET } from '../../rules/options';
import { difference, OPTION_KEYS } from '../../sheet/differences';

const KEY = 'shieldwall.options';

/** The options that a new battle starts from: the player's own, or the quick sheet's. */
export async function defaultOptions(): Promise<Options> {
  const row = await database.settings.get(KEY);
  return optionsIn(row?.value);
}

export async function keepDefaultOptions(options: Options): Promise<void> {
  await database.settings.put({ key: KEY, value: options });
}

/** What is stored, where it is an answer to the question; the quick sheet's for the rest. */
function optionsIn(value: unknown): Options {
  const stored: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  const sound = OPTION_KEYS.filter((key) =>
    difference(key).readings.some((reading) => reading.value === stored[key]),
  );
  return { ...QUICK_SHEET, ...Object.fromEntries(sound.map((key) => [key, stored[key]])) };
}
