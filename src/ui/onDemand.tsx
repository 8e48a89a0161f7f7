import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** A component in a chunk of its own. `load` brings the chunk ahead of time, with what else is in it. */
export interface OnDemand<Props, Module = unknown> {
  (props: Props): ReactNode;
  load(): Promise<Module>;
}

/** A part of the app did not come: the network is gone, or the host. */
export class NotLoadedError extends Error {}

/** How often what did not come has been asked for anew. React would ask without end if each render did. */
let tries = 0;

/** The next render asks again for all that did not come. */
export function loadAgain(): void {
  tries++;
}

/** What is loaded at most once, unless it failed and `loadAgain` was called since. */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  let tried = tries;
  let failed = false;
  return () => {
    if (loading && !(failed && tried !== tries)) return loading;
    tried = tries;
    failed = false;
    loading = load().catch((error: unknown) => {
      failed = true;
      throw new NotLoadedError(String(error));
    });
    return loading;
  };
}

/**
 * Like React's lazy, with two differences. What has been loaded is shown at once: React would show
 * the fallback first, and leave it there for 300 ms so that it does not flicker. And what could not
 * be loaded can be asked for again.
 */
export function onDemand<Props extends object, Module = unknown>(
  load: () => Promise<Module & { default: ComponentType<Props> }>,
): OnDemand<Props, Module> {
  let loaded: ComponentType<Props> | null = null;
  const bring = once(async () => {
    const module = await load();
    loaded = module.default;
    return module;
  });
  let waiting: { on: ReturnType<typeof bring>; shows: ComponentType<Props> } | null = null;
  const shown = () => {
    const now = bring();
    if (waiting?.on !== now) waiting = { on: now, shows: lazy(() => now) };
    return waiting.shows;
  };
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each chunk
  function Part(props: Props) {
    // The same one for as long as it is on the screen: another would forget what this one holds.
    const [Shown] = useState(() => loaded ?? shown());
    return <Shown {...props} />;
  }
  return Object.assign(Part, { load: bring });
}
