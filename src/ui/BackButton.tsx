import { useIonRouter } from '@ionic/react';
import { Button } from './Button';

/** To where this page was opened from, or home where it was opened by its address. */
export function BackButton({ home }: { readonly home: string }) {
  const router = useIonRouter();
  const back = () => {
    if (router.routeInfo.pushedByRoute) router.goBack();
    else router.push(home, 'back', 'replace');
  };
  return <Button kind="quiet" icon="back" aria-label="Back" onClick={back} />;
}
