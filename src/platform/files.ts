import { type Files, FOLDER } from '../core/files';
import type { Answer, Task } from './files.worker';
import { isNative } from './native';

/** The folder for the second copy: the app's own on a phone, the origin's private one on the web. Null if there is none. */
export async function openFiles(): Promise<Files | null> {
  if (isNative()) return (await import('./nativeFiles')).nativeFiles;
  return (await offersFiles()) ? webFiles() : null;
}

/** Not every browser has private files, and a private window has the function but refuses the folder. */
async function offersFiles(): Promise<boolean> {
  if (!('getDirectory' in (navigator.storage ?? {}))) return false;
  try {
    await navigator.storage.getDirectory();
    return true;
  } catch (error) {
    // Firefox says the one, Safari the other.
    const refused = ['SecurityError', 'UnknownError'];
    if (error instanceof DOMException && refused.includes(error.name)) return false;
    throw error;
  }
}

/** Without the worker: a first visit need not wait for one to learn that there is nothing. */
async function list(): Promise<string[]> {
  const root = await navigator.storage.getDirectory();
  try {
    const names: string[] = [];
    for await (const name of (await root.getDirectoryHandle(FOLDER)).keys()) names.push(name);
    return names;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return [];
    throw error;
  }
}

/** In a worker: Safari writes to such files nowhere else, and the page never waits for the disk. */
function webFiles(): Files {
  const worker = new Worker(new URL('./files.worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (answer: Answer) => void>();
  let count = 0;
  worker.onmessage = ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  };
  worker.onerror = () => {
    const error = 'The worker for the second copy did not start.';
    for (const [id, answer] of waiting) answer({ id, error });
    waiting.clear();
  };
  const ask = (task: Task) =>
    new Promise<unknown>((resolve, reject) => {
      const id = count++;
      waiting.set(id, (answer) =>
        'error' in answer ? reject(new Error(answer.error)) : resolve(answer.value),
      );
      worker.postMessage({ id, task });
    });
  return {
    list,
    read: (name) => ask({ type: 'read', name }) as Promise<string | null>,
    write: async (name, text) => void (await ask({ type: 'write', name, text })),
    append: async (name, text) => void (await ask({ type: 'append', name, text })),
    remove: async (name) => void (await ask({ type: 'remove', name })),
  };
}
