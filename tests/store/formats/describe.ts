import type * as v from 'valibot';
import { hash } from '#/core/hash';

/** Longer lists of words are told by their number and a hash. */
const MOST_WORDS = 16;

/** What a schema lets through, as a text in which every change of it shows. */
export function describeSchema(schema: v.GenericSchema): string {
  const { type, entries, options, item, items, key, value, wrapped, literal, pipe } =
    schema as unknown as Parts;
  // The first of a pipe is the schema itself; some checks are functions, told by their names.
  const checks = (pipe ?? [])
    .slice(1)
    .map(({ type: check, requirement: than }) =>
      than === undefined || typeof than === 'function' ? check : `${check} ${than}`,
    );
  return [shape(), ...checks].join(' ');

  function shape(): string {
    switch (type) {
      case 'object':
        return fields(entries);
      case 'loose_object':
        return `at least ${fields(entries)}`;
      case 'variant':
      case 'union':
        return (options as v.GenericSchema[]).map(describeSchema).join(' | ');
      case 'picklist':
        return words(options as unknown[]);
      case 'literal':
        return String(literal);
      case 'tuple':
        return `(${(items as v.GenericSchema[]).map(describeSchema).join(', ')})`;
      case 'array':
        return `[${describeSchema(item)}]`;
      case 'record':
        return `{[${describeSchema(key)}]: ${describeSchema(value)}}`;
      case 'nullable':
        return `null | ${describeSchema(wrapped)}`;
      case 'exact_optional':
        return `optional ${describeSchema(wrapped)}`;
      case 'string':
      case 'number':
      case 'boolean':
      case 'unknown':
      case 'never':
        return type;
      default:
        throw new Error(`Say here how a schema of the type ${type} is told.`);
    }
  }
}

type Parts = Record<'item' | 'key' | 'value' | 'wrapped', v.GenericSchema> & {
  readonly type: string;
  readonly entries: Readonly<Record<string, v.GenericSchema>>;
  readonly options: readonly unknown[];
  readonly items: readonly unknown[];
  readonly literal: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
};

const fields = (entries: Parts['entries']): string =>
  `{${Object.keys(entries)
    .sort()
    .map((key) => `${key}: ${describeSchema(entries[key] as v.GenericSchema)}`)
    .join(', ')}}`;

function words(options: readonly unknown[]): string {
  const sorted = options.map(String).sort().join(', ');
  return options.length > MOST_WORDS ? `${options.length} words ${hash(sorted)}` : `(${sorted})`;
}
