import type { Workbox } from 'workbox-window';
import { isNative } from '../platform/native';
import { within } from '../store/deadline';
import { mayReload, reload } from './reload';
import { announceUpdate } from './waitingUpdate';

/**
 * A new version waits until the player says so: it would otherwise reload the page under a roll
 * and take away chunks that this page still needs.
 */
let worker: Workbox | undefined;

/** Called when the first page stands: nothing here may hold that up. */
export async function watchForUpdates() {
  // The dev server has no worker; the native shell carries its files itself.
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || worker || isNative()) return;
  // If it cannot be loaded, the next start tries again.
  const { Workbox } = (await import('workbox-window').catch(() => null)) ?? {};
  if (!Workbox) return;
  worker = new Workbox('./sw.js');
  worker.addEventListener('waiting', announceIfNewer);
  watchController(navigator.serviceWorker);
  document.addEventListener('visibilitychange', checkNowAndThen);
  // Without a worker the app still works, online; the next start tries again.
  await worker.register().catch(() => {
    worker = undefined;
  });
}

/** The very first worker waits for a moment too, and Firefox lets a second tab see it: no update. */
async function announceIfNewer() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.active && registration.waiting) announceUpdate();
}

/** Another tab has applied the update: this one still runs the old version and needs a reload. */
function watchController(container: ServiceWorkerContainer) {
  let before = container.controller;
  container.addEventListener('controllerchange', () => {
    if (before && before !== container.controller) announceUpdate();
    before = container.controller;
  });
}

const hour = 60 * 60 * 1000;
let lastCheck = Date.now();

function checkNowAndThen() {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  if (Date.now() - lastCheck < hour) return;
  lastCheck = Date.now();
  // Without a network that does not answer, the next look tries again.
  worker?.update().catch(() => undefined);
}

/** How long a new version may take to begin. */
const BEGINNING = 8000;

/** Reloads into the new version; if that does not work, says why. */
export async function applyUpdate(): Promise<string> {
  // Before the old version's files are gone: whoever stays still needs them.
  if (!(await mayReload())) return '';
  const { serviceWorker } = navigator;
  const begun = new Promise<void>((resolve) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
  });
  try {
    const registration = await within(BEGINNING, serviceWorker.getRegistration(), '');
    if (registration?.waiting) {
      worker?.messageSkipWaiting();
      await within(BEGINNING, begun, '');
    }
    await reload();
    return '';
  } catch {
    return 'The new version does not begin. Close all windows of the app, then open it again.';
  }
}
