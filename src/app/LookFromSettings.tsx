import { useEffect } from 'react';
import { useSettings } from '../store/react';
import { DEFAULTS } from '../store/settings';
import { applyLook } from './look';

/** Whatever the settings say about the look is on the page. */
export default function LookFromSettings() {
  const [settings] = useSettings();
  useEffect(() => {
    // The defaults themselves stand in until the settings have been read.
    if (settings !== DEFAULTS) applyLook(settings);
  }, [settings]);
  return null;
}
