import { Capacitor } from '@capacitor/core';
import { Workbox } from 'workbox-window';

/**
 * A new version waits until the player says so: it would otherwise reload the page under a roll
 * and take away chunks that this page still needs.
 */
let worker: Workbox | undefined;
let waiting = false;
const listeners = new Set<() => void>();

export const updateIsWaiting = () => waiting;

export function onUpdate(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function announce() {
  waiting = true;
  for (const listener of listeners) listener();
}

export function watchForUpdates() {
  // The native shell carries its files itself; the dev server has no worker.
  if (Capacitor.isNativePlatform() || !import.meta.env.PROD || !('serviceWorker' in navigator))
    return;
  worker = new Workbox('./sw.js');
  worker.addEventListener('waiting', announce);
  // Another tab has applied the update: this one still runs the old version and needs a reload.
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate) announce();
  });
  void worker.register();
  document.addEventListener('visibilitychange', checkNowAndThen);
}

const hour = 60 * 60 * 1000;
let lastCheck = Date.now();

function checkNowAndThen() {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  if (Date.now() - lastCheck < hour) return;
  lastCheck = Date.now();
  void worker?.update();
}

export function applyUpdate() {
  const reload = () => location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  void navigator.serviceWorker.getRegistration().then((registration) => {
    if (registration?.waiting) worker?.messageSkipWaiting();
    else reload();
  });
}
