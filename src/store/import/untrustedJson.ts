import { fail, ok, type Result } from '#/core/result';

/** Some 400 evenings of 500 entries. */
export const LIMITS = {
  characters: 80_000_000,
  depth: 32,
  values: 7_000_000,
  string: 10_000,
  /** Of one battle: five times an evening in which nobody puts the phone down. */
  lines: 50_000,
} as const;

/** Names by which plain data could reach into the language. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/** JSON from a stranger: its size is looked at before anything is built from it. */
export function parseUntrusted(text: string): Result<unknown, string> {
  if (text.length > LIMITS.characters) return fail('It is too large to be a backup of this app.');
  if (depthOf(text) > LIMITS.depth) return fail('It is nested too deeply to come from this app.');
  try {
    const value: unknown = JSON.parse(text);
    const flaw = flawOf(value);
    return flaw ? fail(flaw) : ok(value);
  } catch {
    return fail('It is not a file of this app, or only a part of one.');
  }
}

/** Counted in the text, because building it could already exhaust the stack. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === 0x5c) index++;
      else if (code === 0x22) inString = false;
    } else if (code === 0x22) inString = true;
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (code === 0x7d || code === 0x5d) depth--;
  }
  return deepest;
}

function flawOf(value: unknown): string | null {
  const left: unknown[] = [value];
  let values = 0;
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === 'string' && each.length > LIMITS.string) {
      return 'It holds a text that is too long.';
    }
    if (typeof each !== 'object' || each === null) continue;
    const keys = Array.isArray(each) ? [] : Object.keys(each);
    const inner: readonly unknown[] = Array.isArray(each) ? each : Object.values(each);
    values += inner.length;
    if (values > LIMITS.values) return 'It holds more than a backup of this app can hold.';
    for (const key of keys) {
      if (FORBIDDEN.has(key)) return `It holds a name that is not allowed: ${key}.`;
      if (key.length > LIMITS.string) return 'It holds a name that is too long.';
    }
    for (const one of inner) left.push(one);
  }
  return null;
}
