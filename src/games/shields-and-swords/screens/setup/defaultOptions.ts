import { database } from '#/store/home';
import { putSetting } from '#/store/settings';
import { answer } from '#/store/trouble';
import { DEFAULT_OPTIONS, type Options } from '../../rules/options';
import { OPTION_KEYS, questionOf } from '../../sheet/readings';

const KEY = 'shields-and-swords.options';

/** The options that a new battle starts from: the player's own, or those of the ledger. */
export async function defaultOptions(): Promise<Options> {
  return optionsIn((await answer(database.settings.get(KEY)))?.value);
}

export async function saveDefaultOptions(options: Options): Promise<void> {
  await putSetting(database, { key: KEY, value: options });
}

/** What is stored, where it is an answer to the question; the default for the rest. */
function optionsIn(value: unknown): Options {
  const stored: Record<string, unknown> = typeof value === 'object' ? { ...value } : {};
  const sound = OPTION_KEYS.filter((key) =>
    questionOf(key, DEFAULT_OPTIONS).readings.some((reading) => reading.value === stored[key]),
  );
  return { ...DEFAULT_OPTIONS, ...Object.fromEntries(sound.map((key) => [key, stored[key]])) };
}
