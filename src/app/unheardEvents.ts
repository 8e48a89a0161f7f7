/** Events that come with every tap and that no component of a board listens to. */
export const UNHEARD = [
  'mouseover',
  'mouseout',
  'mousemove',
  'mousedown',
  'mouseup',
  'pointerover',
  'pointerout',
  'gotpointercapture',
  'lostpointercapture',
] as const;

/** Only parts that say so (`data-unheard`) go without: another board may need to be dragged or pinched. */
const isUnheardBy = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-unheard]') !== null;

/**
 * React hears every event there is and looks through the tree for somebody who wants it. What
 * nobody wants is stopped before it gets there: a slow phone answers a tap 2 ms earlier. What the
 * browser itself does with it, such as moving the focus, is not touched.
 */
export function stopUnheardEvents(): void {
  const stop = (event: Event) => {
    if (isUnheardBy(event.target)) event.stopPropagation();
  };
  for (const type of UNHEARD) addEventListener(type, stop, { capture: true, passive: true });
}
