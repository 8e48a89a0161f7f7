import { LateError, within } from '../deadline';

/** All apps of an origin share the names of its locks. Version 0.1.0 did without this. */
const PREFIX = 'shieldwall-companion/';
const LOCK = `${PREFIX}second-copy`;
const LOCK_OF_0_1_0 = 'mirror';
const LOG_OF_0_1_0 = /^tail-[0-9a-f-]{36}$/;

/** How long the other tabs are waited for. */
const PATIENCE = 4000;

const locks = (): LockManager | undefined => globalThis.navigator?.locks;

/** Tabs take turns at the files, also with a tab that still runs version 0.1.0. */
export async function alone<T>(work: () => Promise<T>): Promise<T> {
  if (!locks()) return work();
  const old = await isVersion010Open();
  return take(LOCK, () => (old ? take(LOCK_OF_0_1_0, work) : work()));
}

const isVersion010Open = async (): Promise<boolean> =>
  (await heldNames()).some((name) => LOG_OF_0_1_0.test(name));

function take<T>(name: string, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const waiting = new AbortController();
    let granted = false;
    const timer = setTimeout(() => {
      waiting.abort();
      reject(new LateError('Another window of the app is using it and does not finish.'));
    }, PATIENCE);
    const start = async () => {
      if (granted || waiting.signal.aborted) return;
      granted = true;
      clearTimeout(timer);
      await work().then(resolve, reject);
    };
    locks()?.request(name, { signal: waiting.signal }, start).catch(reject);
  });
}

/**
 * Held for as long as this tab lives, so that no other takes its log for that of a dead one. If it
 * cannot be had, the copy proper still has all that the log held.
 */
export function holdLog(log: string): void {
  locks()
    ?.request(PREFIX + log, () => new Promise(() => undefined))
    .catch(() => undefined);
}

/** The logs of tabs that are open, of whichever version. */
export const heldLogs = async (): Promise<readonly string[]> =>
  (await heldNames()).map((name) => (name.startsWith(PREFIX) ? name.slice(PREFIX.length) : name));

async function heldNames(): Promise<readonly string[]> {
  const query = locks()?.query();
  const { held = [] } = query ? await within(PATIENCE, query, 'The locks do not answer.') : {};
  return held.flatMap(({ name }) => name ?? []);
}
