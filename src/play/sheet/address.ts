/** An entry's place in the app; also the id of its element, so that a link works without scripts. */
export const placeOf = (sheet: string, entry: string): string => `${sheet}/${entry}`;

/** For an href: the app's addresses stand behind the hash. */
export const hrefOf = (path: string): string => `#${path}`;
