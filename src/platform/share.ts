import { isNative } from './native';

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

/** Letters and digits of any script; the rest may mean something to a file system. */
export const fileNameOf = (name: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'untitled';

/** Where a file has gone. */
export type Saved = 'downloads' | 'documents';

/** Into the browser's downloads, or into the documents of a phone whose shell has none. */
export async function saveAsFile(name: string, text: string): Promise<Saved> {
  if (isNative()) {
    const { saveDocument } = await import('./nativeFiles');
    await saveDocument(name, text);
    return 'documents';
  }
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken hold of it by the next task.
  setTimeout(() => URL.revokeObjectURL(address));
  return 'downloads';
}

/** Browsers hand over texts and pictures, few of them other files: it goes as a text. */
const asText = (name: string, text: string) =>
  new File([text], `${name}.txt`, { type: 'text/plain' });

export const canSendFiles = (): boolean =>
  navigator.canShare?.({ files: [asText('probe', '')] }) ?? false;

/** By the system's own sheet to another app, a mail, a cloud folder. */
export async function sendFile(name: string, text: string): Promise<'sent' | 'dismissed'> {
  try {
    await navigator.share({ files: [asText(name, text)] });
    return 'sent';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'dismissed';
    throw error;
  }
}
