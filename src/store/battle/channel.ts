/**
 * To the other tabs that have the same battle open. Where the browser has no such channel, a tab
 * learns of the others' lines when it is looked at or writes.
 */
export class Channel {
  readonly #channel: BroadcastChannel | null;

  constructor(name: string) {
    this.#channel = openChannel(name);
  }

  /** Only the last listener is called. */
  listen(hear: () => void): void {
    if (this.#channel) this.#channel.onmessage = hear;
  }

  tell(): void {
    try {
      this.#channel?.postMessage(null);
    } catch {
      // What was to be told is on disk, and is found there later.
    }
  }

  close(): void {
    this.#channel?.close();
  }
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
