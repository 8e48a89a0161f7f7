import { useEffect, useState } from 'react';
import { keepAwake } from '#/platform/awake';
import { useSettings } from '#/store/react';
import { usePageEntered, usePageWillLeave } from '#/ui/navigation';

/** The screen stays on while this page of a battle is in sight, if the player wants it so. */
export function useAwake(wanted = true): void {
  const [{ keepAwake: allowed }] = useSettings();
  const [inSight, setInSight] = useState(true);
  usePageEntered(() => setInSight(true));
  usePageWillLeave(() => setInSight(false));
  const on = wanted && allowed && inSight;
  useEffect(() => (on ? keepAwake() : undefined), [on]);
}
