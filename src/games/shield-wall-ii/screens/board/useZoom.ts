import { type RefObject, useEffect, useRef, useState } from 'react';

const MOST = 2.5;
const ENLARGED = 1.75;

export interface Zoom {
  /** How many times as wide as its frame the board is drawn. */
  readonly zoom: number;
  /** The frame in which it scrolls. */
  readonly frame: RefObject<HTMLDivElement | null>;
  /** Enlarged around this point of the screen, or the whole board again. */
  readonly toggle: (point?: { readonly clientX: number; readonly clientY: number }) => void;
}

const within = (value: number): number => Math.max(1, Math.min(MOST, value));

/** Two fingers, or two taps, make the board larger; what is under them stays under them. */
export function useZoom(): Zoom {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);
  const now = useRef(1);
  const scaleTo = (next: number, x: number, y: number) => {
    const box = frame.current;
    if (!box) return;
    const { left, top } = box.getBoundingClientRect();
    const factor = next / now.current;
    const [inX, inY] = [x - left, y - top];
    const scroll = [(box.scrollLeft + inX) * factor - inX, (box.scrollTop + inY) * factor - inY];
    now.current = next;
    setZoom(next);
    // Once it is drawn larger there is something to scroll.
    requestAnimationFrame(() => box.scrollTo(scroll[0] ?? 0, scroll[1] ?? 0));
  };
  const scale = useRef(scaleTo);
  scale.current = scaleTo;

  useEffect(() => {
    const box = frame.current;
    if (!box) return;
    let start: { readonly apart: number; readonly zoom: number } | null = null;
    const begin = (event: TouchEvent) => {
      const pair = pairOf(event);
      start = pair && { apart: pair.apart, zoom: now.current };
    };
    const pinch = (event: TouchEvent) => {
      const pair = pairOf(event);
      if (!pair || !start) return;
      event.preventDefault();
      scale.current(within((start.zoom * pair.apart) / start.apart), pair.x, pair.y);
    };
    box.addEventListener('touchstart', begin, { passive: true });
    box.addEventListener('touchmove', pinch, { passive: false });
    return () => {
      box.removeEventListener('touchstart', begin);
      box.removeEventListener('touchmove', pinch);
    };
  }, []);

  const toggle: Zoom['toggle'] = (point) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    const { clientX = box.left + box.width / 2, clientY = box.top + box.height / 2 } = point ?? {};
    scaleTo(now.current > 1 ? 1 : ENLARGED, clientX, clientY);
  };
  return { zoom, frame, toggle };
}

/** Two fingers on the board: how far apart, and the middle between them. */
function pairOf({ touches }: TouchEvent) {
  const [one, other] = [touches[0], touches[1]];
  if (!one || !other) return null;
  return {
    apart: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
