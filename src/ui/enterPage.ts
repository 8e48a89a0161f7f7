import { useEffect } from 'react';
import { usePageEntered } from './navigation';

const APP = 'Shieldwall Companion';
const HEADING = 'ion-router-outlet > .ion-page:not([inert]) h1';

/** On the page that the app starts with, the reader begins where the browser does. */
let hasStarted = false;

/**
 * A page has been entered, or what it shows has become another: the window is named after its
 * heading, and keyboard and screen reader go on from there.
 */
function enterPage(): void {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return;
  const name = (heading.querySelector('bdi') ?? heading).textContent?.trim();
  document.title = name && name !== APP ? `${name} · ${APP}` : APP;
  // Whoever works on the page already stays where he is.
  const isAtWork =
    heading.closest('.ion-page')?.contains(document.activeElement) ||
    document.querySelector('#first :focus');
  // Whoever tapped before the first page stood has gone on from it.
  const hasTapped = navigator.userActivation?.hasBeenActive;
  if ((hasStarted || hasTapped) && !isAtWork) focusHeading();
  hasStarted = true;
}

/** Also where what had the focus is gone: deleted, or on a panel that was closed. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>(HEADING);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** For whatever brings the heading of a page along. */
export function useHeading(): void {
  useEffect(enterPage, []);
  // Ionic keeps a page that is left, and shows it again when it is returned to.
  usePageEntered(enterPage);
}
