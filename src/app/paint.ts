/** A frame is painted after its animation callbacks; a task queued in one runs behind that paint. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    // A page opened in a background tab is not painted at all.
    setTimeout(resolve, 500);
  });
