/** Plain data without its `readonly`: what JSON gives. */
export type Plain<T> = T extends readonly (infer Item)[]
  ? Plain<Item>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Plain<T[Key]> }
    : T;

/**
 * The compiler's word that a shape lets through all that the kernel knows and nothing else: a key
 * that a shape forgot would be dropped from an import without a word.
 */
export type Same<A, B> = [Plain<A>] extends [Plain<B>]
  ? [Plain<B>] extends [Plain<A>]
    ? Keys<A> extends Keys<B>
      ? Keys<B> extends Keys<A>
        ? true
        : false
      : false
    : false
  : false;

/** Every key at every depth: an optional one more or less passes for the same type otherwise. */
type Keys<T> = T extends readonly (infer Item)[]
  ? Keys<Item>
  : T extends object
    ? { [Key in keyof T & string]-?: Key | `${Key}.${Keys<NonNullable<T[Key]>>}` }[keyof T & string]
    : never;

export const same = <Right extends true>(right: Right): Right => right;
