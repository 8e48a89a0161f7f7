import { type PointerEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button';
import { focusHeading } from './enterPage';
import { usePageWillLeave } from './navigation';
import css from './Panel.module.css';

export interface PanelProps {
  readonly title: ReactNode;
  /** A line under the title. */
  readonly subtitle?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays below while the rest scrolls: the main button. */
  readonly footer?: ReactNode;
}

/** How far a swipe down has to go, in pixels. */
const FAR_ENOUGH = 72;

/**
 * A sheet from below, on the platform's own dialog: it keeps the focus inside and gives it back,
 * and closes by Escape, the phone's back gesture, a tap beside it or a swipe down.
 */
export function Panel({ title, subtitle, onClose, children, footer }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();

  // Layout effects are undone while the dialog still stands, so that it can give the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    heading.current?.focus();
    return () => {
      shown?.close();
      // What opened it may be gone with what was done in it.
      requestAnimationFrame(() => document.activeElement === document.body && focusHeading());
    };
  }, []);

  // Ionic keeps a page that is left: a dialog still open on it would block the one that is entered.
  usePageWillLeave(onClose);

  const from = useRef<number | null>(null);
  const drag = (event: PointerEvent) => {
    if (from.current === null || !dialog.current) return;
    dialog.current.style.translate = `0 ${Math.max(0, event.clientY - from.current)}px`;
  };
  const drop = (event: PointerEvent) => {
    if (from.current === null || !dialog.current) return;
    dialog.current.style.translate = '';
    const down = event.clientY - from.current;
    from.current = null;
    if (down > FAR_ENOUGH) onClose();
  };
  const grab = (event: PointerEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button')) return;
    from.current = event.clientY;
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className={css.panel}
      data-panel
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // The browser may close it without asking; a close of our own is followed by another opening.
        if (!dialog.current?.open) onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={css.panelBox} data-panel-box>
        <div
          className={css.panelHead}
          data-panel-head
          onPointerDown={grab}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={drop}
        >
          <div className={css.panelTitle}>
            <h2 id={id} ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {subtitle}
          </div>
          <Button kind="quiet" icon="close" aria-label="Close" onClick={onClose} />
        </div>
        <div className={css.panelBody}>{children}</div>
        {footer && <div className={css.panelFoot}>{footer}</div>}
      </div>
    </dialog>
  );
}
