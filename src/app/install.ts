/** Chromium's event; the standard library does not know it. */
interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

// The event comes once, early, so it is kept until someone opens the page that offers it.
let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallPromptEvent | null) {
  offer = next;
  for (const listener of listeners) listener();
}

export function watchForInstall() {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(null));
}

export function onInstallOffer(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const canInstall = () => offer !== null;

export async function install() {
  await offer?.prompt();
  setOffer(null);
}

export const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
