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

/** Whether the worker has all of the app, so that it starts without a network; null in the shell. */
export async function isReadyOffline(): Promise<boolean | null> {
  if (isNative()) return null;
  const registration = await navigator.serviceWorker?.getRegistration();
  return Boolean(registration?.active);
}

/** Asks that what is stored be kept until the player deletes it. Some browsers ask the player. */
export const askToPersist = async (): Promise<boolean> =>
  (await navigator.storage?.persist?.()) ?? false;
