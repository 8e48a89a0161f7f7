import { useSyncExternalStore } from 'react';
import { isNative } from '#/platform/native';
import { Button } from '#/ui/Button';
import { Card } from '#/ui/Card';
import { canInstall, install, isInstalled, onInstallOffer } from '../install';

/** How to keep the app on the phone: the browser's own prompt, or the words for where it hides. */
export function InstallSection() {
  const offered = useSyncExternalStore(onInstallOffer, canInstall);
  if (isNative() || isInstalled()) return null;
  return (
    <Card title="Install">
      <p>Installed, it opens like any app, without a network, and its data is kept safer.</p>
      {offered ? (
        <Button kind="main" onClick={() => void install()}>
          Install on this device
        </Button>
      ) : (
        <p>In your browser’s menu choose “Install app” or “Add to Home Screen”.</p>
      )}
    </Card>
  );
}
