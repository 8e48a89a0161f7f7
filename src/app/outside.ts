/**
 * An address that came from outside while the app was open (typed, scanned, tapped in a message)
 * has no place in the router's history, and Ionic takes it for a way back to some other page.
 * Starting afresh there is quick, and nothing is lost: everything is on disk.
 */
export function watchForOutsideLinks(): void {
  addEventListener('hashchange', () => {
    if (history.state === null) location.reload();
  });
}
