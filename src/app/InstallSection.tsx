import { Capacitor } from '@capacitor/core';
import { useSyncExternalStore } from 'react';
import { canInstall, install, isInstalled, onInstallOffer } from './install';

/** How to keep the app on the phone: the browser's own prompt, or the words for where it hides. */
export function InstallSection() {
  const offered = useSyncExternalStore(onInstallOffer, canInstall);
  if (Capacitor.isNativePlatform() || isInstalled()) return null;
  return (
    <section className="more-section">
      <h2>Install</h2>
      {offered ? (
        <button type="button" className="main" onClick={() => void install()}>
          Install on this device
        </button>
      ) : (
        <p>
          In your browser’s menu choose “Install app” or “Add to Home Screen”. Installed, it opens
          like any app and its data is kept safer.
        </p>
      )}
    </section>
  );
}
