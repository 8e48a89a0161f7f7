import type { Database } from './database';
import type { ValueRow } from './rows';

/** What the player chose on the More page, for the whole app. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  /** Per cent of the device's own size. */
  readonly textSize: 100 | 115 | 130 | 150 | 175 | 200;
  readonly keepAwake: boolean;
  readonly haptics: boolean;
  readonly sound: boolean;
  readonly diceStyle: 'app' | 'real';
  readonly cardStyle: 'app' | 'real';
  readonly motion: 'system' | 'reduced';
}

/** Each with its choices, the default first. */
export const CHOICES: { readonly [Key in keyof Settings]: readonly Settings[Key][] } = {
  theme: ['system', 'light', 'dark', 'contrast'],
  textSize: [100, 115, 130, 150, 175, 200],
  keepAwake: [true, false],
  haptics: [true, false],
  sound: [false, true],
  diceStyle: ['app', 'real'],
  cardStyle: ['app', 'real'],
  motion: ['system', 'reduced'],
};

export const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 100,
  keepAwake: true,
  haptics: true,
  sound: false,
  diceStyle: 'app',
  cardStyle: 'app',
  motion: 'system',
};

/** What is stored, where it is one of the choices; the defaults for the rest. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.settings.toArray();
  const chosen = rows.filter(({ key, value }) => isChoice(key, value));
  return { ...DEFAULTS, ...Object.fromEntries(chosen.map(({ key, value }) => [key, value])) };
}

export const changeSetting = <Key extends keyof Settings>(
  db: Database,
  key: Key,
  value: Settings[Key],
): Promise<void> => putSetting(db, { key, value });

/** Any setting, also one that only a game or a page knows. */
export const putSetting = (db: Database, setting: ValueRow): Promise<void> =>
  db.unsaved.until(`setting ${setting.key}`, async () => {
    await db.withReconnect(() => db.settings.put(setting));
    await db.secondCopy.note([{ setting }]);
  });

export const isSetting = (key: string): key is keyof Settings => Object.hasOwn(CHOICES, key);

export function isChoice(key: string, value: unknown): boolean {
  const choices: readonly unknown[] = isSetting(key) ? CHOICES[key] : [];
  return choices.includes(value);
}
