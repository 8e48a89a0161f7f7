const keys = new WeakMap<object, string>();
let count = 0;

/** A key for plain data without an id: the same object keeps it wherever it goes in a list. */
export function keyOf(object: object): string {
  const known = keys.get(object) ?? `key-${++count}`;
  keys.set(object, known);
  return known;
}
