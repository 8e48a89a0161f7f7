import type { PointerEvent } from 'react';
import { Button } from './Button';
import { useNavigation } from './navigation';

/** Where the last press on a Back button began. */
let pressed: { readonly pointer: number; readonly on: Element } | null = null;

/**
 * To where this page was opened from, or home where it was opened by its address. A page that comes
 * in takes the place of its empty frame, Back button and all: a press that began on the one and ends
 * on the other is no click to the browser, and is one to the thumb.
 */
export function BackButton({ home }: { readonly home: string }) {
  const { back } = useNavigation();
  const press = ({ pointerId, currentTarget }: PointerEvent) => {
    pressed = { pointer: pointerId, on: currentTarget };
  };
  const lift = ({ pointerId, currentTarget }: PointerEvent) => {
    const begun = pressed;
    pressed = null;
    if (begun?.pointer === pointerId && begun.on !== currentTarget && !begun.on.isConnected)
      back(home);
  };
  return (
    <Button
      kind="quiet"
      icon="back"
      aria-label="Back"
      onPointerDown={press}
      onPointerUp={lift}
      onClick={() => back(home)}
    />
  );
}
