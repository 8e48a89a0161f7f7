/** Whether a new version waits: the tabs show a mark, More offers it. What finds out comes later (update.ts). */
let waiting = false;
const listeners = new Set<() => void>();

export const updateIsWaiting = () => waiting;

export function onUpdate(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceUpdate() {
  waiting = true;
  for (const listener of listeners) listener();
}
