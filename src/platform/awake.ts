import { isNative } from './native';

/** How many parts of the app want the screen on. */
let callers = 0;
let lock: WakeLockSentinel | null = null;

/** Keeps the screen on until the function that it gives back is called. */
export function keepAwake(): () => void {
  callers++;
  if (callers === 1) void start();
  let over = false;
  return () => {
    if (over) return;
    over = true;
    callers--;
    if (callers === 0) void stop();
  };
}

async function start(): Promise<void> {
  if (isNative()) {
    const { KeepAwake } = await import('@capacitor-community/keep-awake');
    return KeepAwake.keepAwake();
  }
  document.addEventListener('visibilitychange', request);
  await request();
}

async function stop(): Promise<void> {
  if (isNative()) {
    const { KeepAwake } = await import('@capacitor-community/keep-awake');
    return KeepAwake.allowSleep();
  }
  document.removeEventListener('visibilitychange', request);
  const held = lock;
  lock = null;
  await held?.release();
}

/** The browser lets go of the lock whenever the page is hidden, so it is taken anew on return. */
async function request(): Promise<void> {
  if (!('wakeLock' in navigator) || document.visibilityState !== 'visible' || callers === 0) return;
  const taken = await navigator.wakeLock.request('screen').catch(refused);
  if (callers > 0) lock = taken;
  else await taken?.release();
}

/** A low battery may refuse it; the phone then sleeps as it always did. */
const refused = (error: unknown): null => {
  if (error instanceof DOMException) return null;
  throw error;
};
