/** Hears how much of something long is done, from 0 to 1. */
export type Progress = (part: number) => void;

export const UNHEARD: Progress = () => undefined;

/** How long the page may be kept from drawing: two frames. */
const STRETCH = 32;

/** For long work in the page itself: waits for the next task whenever the page should draw. */
export function breather(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < STRETCH) return;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  };
}

/** A part of what is heard: from one place to another. */
export const between =
  (progress: Progress, from: number, to: number): Progress =>
  (part) =>
    progress(from + part * (to - from));
