/**
 * What a value must look like before anybody reads it. A kernel asks it of every command: whatever
 * has another shape was not made by this app. Whether the values make sense is for the rules.
 */
export type Check = (value: unknown) => boolean;

type Fields = Readonly<Record<string, Check>>;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText: Check = (value) => typeof value === 'string';
/** Also NaN and the infinite: which numbers make sense the rules say, each by its own name. */
export const isNumber: Check = (value) => typeof value === 'number';
export const isTruth: Check = (value) => typeof value === 'boolean';
export const isYes: Check = (value) => value === true;

export const isOneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

export const isList =
  (item: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(item);

export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

export const nullable =
  (check: Check): Check =>
  (value) =>
    value === null || check(value);

/** Whether a thing's type is one of these: the keys of a table that is complete because the compiler says so. */
export const isOneOfTypes =
  <Type extends string>(types: Readonly<Record<Type, true>>) =>
  (value: unknown): value is { readonly type: Type } =>
    isRecord(value) && typeof value.type === 'string' && Object.hasOwn(types, value.type);

/** A record with at least these fields. */
export const has =
  (fields: Fields): Check =>
  (value) => {
    if (!isRecord(value)) return false;
    for (const key in fields) if (!fields[key]?.(value[key])) return false;
    return true;
  };

/** A record with these fields and no others, none of them undefined: it goes into a battle as it is. */
export const hasOnly = (fields: Fields): Check => {
  const hasAll = has(fields);
  return (value) =>
    hasAll(value) &&
    Object.entries(value as object).every(
      ([key, each]) => Object.hasOwn(fields, key) && each !== undefined,
    );
};

/** A record whose own keys and values are all of a kind. */
export const isTable =
  (key: Check, item: Check): Check =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([name, each]) => key(name) && item(each));

/** Each key of each type, because the compiler says so. */
export type Shapes<T extends { readonly type: string }> = {
  readonly [Type in T['type']]: {
    readonly [Key in Exclude<keyof Extract<T, { type: Type }>, 'type'>]-?: Check;
  };
};

/** Tells things that differ by their type: whether a value is one of them, and of the shape of its type. */
export function isOneOfShapes<T extends { readonly type: string }>(shapes: Shapes<T>): Check {
  const checks = new Map(
    Object.entries<Fields>(shapes).map(([type, fields]) => [type, has(fields)] as const),
  );
  return (value) => isRecord(value) && checks.get(value.type as string)?.(value) === true;
}
