import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component in a chunk of its own. `load` brings the chunk ahead of time. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  load(): Promise<unknown>;
}

/**
 * Like React's lazy, except that what has been loaded is shown at once: React would show the
 * fallback first, and leave it there for 300 ms so that it does not flicker.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): OnDemand<Props> {
  let loaded: ComponentType<Props> | null = null;
  const bring = async () => {
    const module = await load();
    loaded = module.default;
    return module;
  };
  const Lazy: ComponentType<Props> = lazy(bring);
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each chunk
  function Part(props: Props) {
    // The same one for as long as it is on the screen: another would forget what this one holds.
    const [Shown] = useState(() => loaded ?? Lazy);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: bring });
}
