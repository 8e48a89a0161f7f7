import { useIonViewDidEnter, useIonViewWillLeave } from '@ionic/react';
import { useEffect, useState } from 'react';
import { keepAwake } from '#/platform/awake';
import { useSettings } from '#/store/react';

/** The screen stays on while this page of a battle is in sight, if the player wants it so. */
export function useAwake(wanted = true): void {
  const [{ keepAwake: allowed }] = useSettings();
  const [inSight, setInSight] = useState(true);
  useIonViewDidEnter(() => setInSight(true));
  useIonViewWillLeave(() => setInSight(false));
  const on = wanted && allowed && inSight;
  useEffect(() => (on ? keepAwake() : undefined), [on]);
}
