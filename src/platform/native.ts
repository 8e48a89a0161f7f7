import type { CapacitorGlobal } from '@capacitor/core';

/**
 * Whether the app runs in the Android or iOS shell, whose bridge is in the page before our scripts.
 * The package itself (2.7 KB) comes with the plugins, which only a shell asks for.
 */
export const isNative = (): boolean => shell()?.isNativePlatform() ?? false;

export const isAndroidShell = (): boolean => shell()?.getPlatform() === 'android';

const shell = () => (globalThis as { Capacitor?: CapacitorGlobal }).Capacitor;
