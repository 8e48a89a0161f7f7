import type { Entry } from '#/core/sheet';
import { hrefOf, placeOf } from './address';
import type { SheetBook } from './book';

/** Hands the entry's address to another app, or puts it on the clipboard; says what happened. */
export async function shareEntry(book: SheetBook, entry: Entry): Promise<string> {
  const url = new URL(hrefOf(placeOf(book.path, entry.id)), location.href).href;
  if (navigator.share) {
    try {
      await navigator.share({ title: `${book.name}: ${entry.title}`, url });
      return '';
    } catch (error) {
      // Closed without choosing an app: nothing was meant to happen.
      if ((error as Error).name === 'AbortError') return '';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return `Link to ${entry.title} copied.`;
  } catch {
    return `This browser does not let the app copy. The link is ${url}`;
  }
}
