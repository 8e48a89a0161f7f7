import './Keyboard.css';
import { useEffect } from 'react';

/** Where the keyboard lies over the page, as on an iPhone, the app ends above it, and so does the field. */
export default function Keyboard() {
  useEffect(() => {
    const view = visualViewport;
    if (!view) return;
    const makeRoom = () => {
      // Two fingers make it smaller as well; then nothing is covered.
      const covered = view.scale > 1 ? 0 : innerHeight - view.height - view.offsetTop;
      const { documentElement } = document;
      documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
      documentElement.toggleAttribute('data-keyboard', covered > 0);
      const field = document.activeElement;
      if (covered > 0 && field?.matches('input, textarea'))
        field.scrollIntoView({ block: 'nearest' });
    };
    // It may have come up while this part was still being loaded.
    makeRoom();
    view.addEventListener('resize', makeRoom);
    return () => view.removeEventListener('resize', makeRoom);
  }, []);
  return null;
}
