import { reload } from './reload';

/**
 * An address that came from outside while the app was open (typed, scanned, tapped in a message)
 * has no place in the router's history, and Ionic takes it for a way back to some other page. So it
 * does not get to hear of it, and the app starts afresh there. To be called before the router
 * listens.
 */
export function watchForOutsideLinks(): void {
  let returning = false;
  addEventListener('popstate', (event) => {
    if (event.state !== null && !returning) return;
    event.stopImmediatePropagation();
    if (returning) {
      returning = false;
      return;
    }
    void reload().then((left) => {
      if (left) return;
      // The player stays: the address of the page that is shown comes back, unheard as well.
      returning = true;
      history.back();
    });
  });
}
