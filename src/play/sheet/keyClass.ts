/** A short key stays in one line; a long one may take two or three. */
export const keyClass = (key: string): 'short' | 'long' => (key.length > 12 ? 'long' : 'short');
