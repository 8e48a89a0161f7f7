import { FOLDER } from '../core/files';

/** What the page asks for, one task at a time. */
export type Task =
  | { readonly type: 'read'; readonly name: string }
  | { readonly type: 'write' | 'append'; readonly name: string; readonly text: string }
  | { readonly type: 'remove'; readonly name: string };

export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string };

/** Only workers have these, so the page's library does not list them. */
interface Access {
  getSize(): number;
  read(bytes: Uint8Array, options: { at: number }): number;
  write(bytes: Uint8Array, options: { at: number }): number;
  truncate(size: number): void;
  flush(): void;
  close(): void;
}

const folder = async (): Promise<FileSystemDirectoryHandle> =>
  (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true });

/** As long as a command waits for its note (store/second-copy/deadlines.ts), less what the note itself takes. */
const PATIENCE = 2500;

/** Another tab, or one that is just being closed, may hold the file; it lets go of it soon. */
async function open(handle: FileSystemFileHandle): Promise<Access> {
  const file = handle as unknown as { createSyncAccessHandle(): Promise<Access> };
  const start = performance.now();
  for (;;) {
    try {
      return await file.createSyncAccessHandle();
    } catch (error) {
      const held = error instanceof DOMException && error.name === 'NoModificationAllowedError';
      if (!held || performance.now() - start > PATIENCE) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}

async function withAccess<T>(
  name: string,
  create: boolean,
  work: (access: Access) => T,
): Promise<T> {
  const access = await open(await (await folder()).getFileHandle(name, { create }));
  try {
    return work(access);
  } finally {
    access.close();
  }
}

const missing = (error: unknown) => {
  if (error instanceof DOMException && error.name === 'NotFoundError') return null;
  throw error;
};

async function carryOut(task: Task): Promise<unknown> {
  switch (task.type) {
    case 'read':
      // Through the same kind of handle: Safari has read files as empty that were written so.
      return withAccess(task.name, false, (access) => {
        const bytes = new Uint8Array(access.getSize());
        access.read(bytes, { at: 0 });
        return new TextDecoder().decode(bytes);
      }).catch(missing);
    case 'write':
    case 'append':
      return withAccess(task.name, true, (access) => {
        const bytes = new TextEncoder().encode(task.text);
        if (task.type === 'write') access.truncate(0);
        const written = access.write(bytes, { at: access.getSize() });
        access.flush();
        if (written < bytes.length) throw new Error('The storage is full.');
      });
    case 'remove':
      return (await folder()).removeEntry(task.name).catch(missing);
  }
}

interface Job {
  readonly id: number;
  readonly task: Task;
}

/** A file has one handle at a time, so tasks wait for each other; a command that was just tapped goes first. */
const urgent: Job[] = [];
const others: Job[] = [];
let working = false;

async function work(): Promise<void> {
  if (working) return;
  working = true;
  for (let job = next(); job; job = next()) {
    const { id, task } = job;
    await carryOut(task).then(
      (value) => self.postMessage({ id, value } satisfies Answer),
      (error: unknown) => {
        const message = error instanceof Error ? error.message : String(error);
        self.postMessage({ id, error: message } satisfies Answer);
      },
    );
  }
  working = false;
}

const next = (): Job | undefined => urgent.shift() ?? others.shift();

self.onmessage = ({ data }: MessageEvent<Job>) => {
  (data.task.type === 'append' ? urgent : others).push(data);
  void work();
};
