import { isNative } from './native';

/** What the browser says about the space it gives us. Null where it does not say. */
export interface StorageFacts {
  readonly persisted: boolean | null;
  readonly used: number | null;
  readonly quota: number | null;
}

export async function storageFacts(): Promise<StorageFacts> {
  const { storage } = navigator;
  const [persisted, estimate] = await Promise.all([storage?.persisted?.(), storage?.estimate?.()]);
  return {
    persisted: persisted ?? null,
    used: estimate?.usage ?? null,
    quota: estimate?.quota ?? null,
  };
}

/** Browsers let no worker in from a plain http address, and some none in a private window. */
export type Offline = 'ready' | 'not yet' | 'impossible';

/** Whether the worker has all of the app, so that it starts without a network; null in the shell. */
export async function offlineState(): Promise<Offline | null> {
  if (isNative()) return null;
  if (!('serviceWorker' in navigator)) return 'impossible';
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.active ? 'ready' : 'not yet';
}

/** Asks that what is stored be kept until the player deletes it. Some browsers ask the player. */
export const askToPersist = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.()) ?? false;
