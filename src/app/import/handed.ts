/** Opened with this app from the system's own list of files, until the import page reads them. */
const opened: FileSystemFileHandle[] = [];

/** The address of the import page that shows it. */
export function keepOpened(file: FileSystemFileHandle): string {
  opened.push(file);
  return `/parcel/file/${opened.length}`;
}

/** Where the worker puts what another app shares (scripts/shareTarget.ts). */
const SHARED = 'shared';

/** What was handed over, once; null if it has been taken already. */
export async function takeHanded(which: string): Promise<Blob | null> {
  if (which !== SHARED) return (await opened[Number(which) - 1]?.getFile()) ?? null;
  const cache = await caches.open(SHARED);
  const kept = await cache.match(SHARED);
  await cache.delete(SHARED);
  return (await kept?.blob()) ?? null;
}
