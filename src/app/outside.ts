/**
 * An address that came from outside while the app was open (typed, scanned, tapped in a message)
 * has no place in the router's history, and Ionic takes it for a way back to some other page. So it
 * does not get to hear of it. Starting afresh there is quick, and nothing is lost: everything is on
 * disk. To be called before the router listens.
 */
export function watchForOutsideLinks(): void {
  addEventListener('popstate', (event) => {
    if (event.state !== null) return;
    event.stopImmediatePropagation();
    location.reload();
  });
}
