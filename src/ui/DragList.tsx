import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react';
import css from './DragList.module.css';
import { Icon } from './icons/Icon';
import { landing } from './landing';

export interface DragItem {
  /** "Hearth troop" */
  readonly name: string;
  /** Gets the handle to put where it belongs. */
  readonly render: (handle: ReactNode) => ReactNode;
}

export interface DragListProps {
  readonly label: string;
  readonly items: readonly DragItem[];
  readonly onMove: (from: number, to: number) => void;
}

interface Drag {
  readonly from: number;
  readonly startY: number;
  readonly scroller: HTMLElement | null;
  readonly startScroll: number;
  readonly elements: readonly HTMLElement[];
  readonly middles: readonly number[];
  /** How far the others make room. */
  readonly room: number;
  y: number;
  frame: number;
}

/** A page that is longer than the screen scrolls when the finger is this near its edge. */
const EDGE = 80;
const SCROLL_STEP = 10;

/** A list in an order of the player's: dragged by a handle, or moved by the arrow keys on it. */
export function DragList({ label, items, onMove }: DragListProps) {
  const list = useRef<HTMLUListElement>(null);
  const drag = useRef<Drag | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [told, setTold] = useState('');

  const move = (from: number, to: number) => {
    if (to === from || to < 0 || to >= items.length) return;
    onMove(from, to);
    setTold(`${items[from]?.name} is now number ${to + 1} of ${items.length}.`);
  };

  const grab = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || !list.current) return;
    const { currentTarget, pointerId, clientY } = event;
    currentTarget.setPointerCapture(pointerId);
    const elements = [...list.current.children].filter((each) => each instanceof HTMLElement);
    const boxes = elements.map((each) => each.getBoundingClientRect());
    const gap = (boxes[1]?.top ?? 0) - (boxes[0]?.bottom ?? 0);
    const scroller = list.current.closest<HTMLElement>('.content');
    drag.current = {
      from,
      startY: clientY,
      scroller,
      startScroll: scroller?.scrollTop ?? 0,
      elements,
      middles: boxes.map((box) => box.top + box.height / 2),
      room: (boxes[from]?.height ?? 0) + gap,
      y: clientY,
      frame: 0,
    };
    setDragged(from);
    follow();
  };

  /** Once a frame while the finger is down: scroll if need be, then lay everything out. */
  const follow = () => {
    const now = drag.current;
    if (!now) return;
    if (now.scroller) {
      const { top, bottom } = now.scroller.getBoundingClientRect();
      // What is picked up near an edge does not run away: the finger has to go towards it.
      if (now.y < Math.min(top + EDGE, now.startY)) now.scroller.scrollTop -= SCROLL_STEP;
      if (now.y > Math.max(bottom - EDGE, now.startY)) now.scroller.scrollTop += SCROLL_STEP;
    }
    const by = distance(now);
    const to = landing(now.middles, now.from, by);
    now.elements.forEach((element, place) => {
      const up = place > now.from && place <= to;
      const down = place < now.from && place >= to;
      const shift = place === now.from ? by : up ? -now.room : down ? now.room : 0;
      element.style.translate = `0 ${shift}px`;
    });
    now.frame = requestAnimationFrame(follow);
  };

  const drop = (kept: boolean) => {
    const last = drag.current;
    if (!last) return;
    drag.current = null;
    cancelAnimationFrame(last.frame);
    for (const element of last.elements) element.style.translate = '';
    setDragged(null);
    if (kept) move(last.from, landing(last.middles, last.from, distance(last)));
  };

  const onKey = (event: KeyboardEvent, from: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(from, from + step);
    list.current?.children[from + step]?.querySelector<HTMLElement>('[data-handle]')?.focus();
  };

  const handleOf = (name: string, place: number) => (
    <button
      type="button"
      className={css.dragHandle}
      data-handle
      aria-label={`Move ${name || 'Untitled'}: drag, or press the arrow keys`}
      onPointerDown={(event) => void grab(event, place)}
      onPointerMove={(event) => {
        if (drag.current) drag.current.y = event.clientY;
      }}
      onPointerUp={() => drop(true)}
      onPointerCancel={() => drop(false)}
      onKeyDown={(event) => onKey(event, place)}
    >
      <Icon name="grip" />
    </button>
  );

  return (
    <>
      <ul ref={list} className={css.dragList} data-drag-list aria-label={label}>
        {items.map(({ name, render }, place) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rows hold nothing of their own, and the focus is moved by hand
            key={place}
            className={dragged === null ? '' : place === dragged ? css.held : css.yields}
            data-dragged={place === dragged || undefined}
          >
            {render(items.length > 1 ? handleOf(name, place) : null)}
          </li>
        ))}
      </ul>
      <p className="sr-only" role="status">
        {told}
      </p>
    </>
  );
}

const distance = ({ y, startY, scroller, startScroll }: Drag): number =>
  y - startY + (scroller ? scroller.scrollTop - startScroll : 0);
