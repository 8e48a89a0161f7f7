import { App } from '@capacitor/app';

// Only inside the Android shell: its plugin tells Ionic of the back key while somebody listens, and
// Ionic asks whoever has registered, the router last.

type BackEvent = CustomEvent<{ register(priority: number, act: () => void): void }>;

/** What comes before the router, which would go back as well. */
const BEFORE_ROUTER = 1;

/** Calls at every use of the phone's back key or gesture, until the function it gives back is called. */
export function onBackKey(act: () => void): () => void {
  const listening = App.addListener('backButton', () => undefined);
  const register = (event: Event) => (event as BackEvent).detail.register(BEFORE_ROUTER, act);
  document.addEventListener('ionBackButton', register);
  return () => {
    document.removeEventListener('ionBackButton', register);
    void listening.then((listener) => listener.remove());
  };
}

/** Whether the back key is ours; else the system leaves the app with its own animation. */
export const takeBackKey = (taken: boolean): Promise<void> =>
  App.toggleBackButtonHandler({ enabled: taken });
