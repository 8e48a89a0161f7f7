/**
 * Which addresses open which page at the start. The page's own script goes by the same patterns
 * before any module is there (scripts/policy.ts writes them into the page), so they are texts.
 */
export const ADDRESSES = {
  sheet: '^#/sheet(?:[/?]|$)',
  battle: '^(?:#/battle(?:/[0-9a-f-]{36})?(?:[?].*)?)?$',
} as const;

type Opened = keyof typeof ADDRESSES | 'other';

export const firstPage = (hash: string): Opened => {
  const pages = Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[];
  return pages.find((page) => new RegExp(ADDRESSES[page]).test(hash)) ?? 'other';
};
