/** What became of something that was to leave the phone. */
export type Sent = 'sent' | 'copied' | 'dismissed' | 'refused';

export interface Letter {
  readonly title: string;
  readonly text: string;
  readonly url?: string;
}

/** Hands it to another app by the system's own sheet, or where there is none puts it on the clipboard. */
export async function send(letter: Letter): Promise<Sent> {
  if (navigator.share) {
    try {
      await navigator.share({ ...letter });
      return 'sent';
    } catch (error) {
      // Closed without choosing an app: nothing was meant to happen.
      if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    }
  }
  return copy(letter.url ? `${letter.text}\n\n${letter.url}` : letter.text);
}

export async function copy(text: string): Promise<'copied' | 'refused'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

/** Into the folder where the browser puts downloads. */
export function saveAsFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
}
