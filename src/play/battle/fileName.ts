/** Letters and digits of any script; the rest may mean something to a file system. */
export const fileNameOf = (name: string): string =>
  name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60) || 'battle';
