/** An entry's place in the app; also the id of its element, so that a link works without scripts. */
export const placeOf = (id: string): string => `/sheet/${id}`;

/** For an href: the app's addresses stand behind the hash. */
export const linkTo = (path: string): string => `#${path}`;
