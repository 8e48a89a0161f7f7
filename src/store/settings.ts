import type { Database } from './database';

/** What the player chose on the More page, for the whole app. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark' | 'contrast';
  /** Per cent of the device's own size. */
  readonly textSize: 100 | 115 | 130 | 150 | 175 | 200;
  readonly keepAwake: boolean;
  readonly haptics: boolean;
  readonly sound: boolean;
  readonly diceStyle: 'app' | 'real';
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
  motion: ['system', 'reduced'],
};

export const DEFAULTS: Settings = {
  theme: 'system',
  textSize: 100,
  keepAwake: true,
  haptics: true,
  sound: false,
  diceStyle: 'app',
  motion: 'system',
};

/** What is stored, where it is one of the choices; the defaults for the rest. */
export async function readSettings(db: Database): Promise<Settings> {
  const rows = await db.settings.toArray();
  const chosen = rows.filter(({ key, value }) => isChoice(key, value));
  return { ...DEFAULTS, ...Object.fromEntries(chosen.map(({ key, value }) => [key, value])) };
}

export async function changeSetting<Key extends keyof Settings>(
  db: Database,
  key: Key,
  value: Settings[Key],
): Promise<void> {
  await db.settings.put({ key, value });
}

export function isChoice(key: string, value: unknown): boolean {
  if (!Object.hasOwn(CHOICES, key)) return false;
  const choices: readonly unknown[] = CHOICES[key as keyof Settings];
  return choices.includes(value);
}
