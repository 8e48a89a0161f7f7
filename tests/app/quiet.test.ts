import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNHEARD } from '../../src/app/quiet';

// What is kept from React, and what React makes of it.
const never = [...UNHEARD, 'mouseenter', 'mouseleave', 'pointerenter', 'pointerleave'];
const listener = new RegExp(`\\bon(?:${never.join('|')})(?:capture)?=`, 'gi');

test('no component listens to what never comes', () => {
  const files = globSync('src/**/*.tsx');
  expect(files.length).toBeGreaterThan(100);
  const waiting = files.map((file) => [file, readFileSync(file, 'utf8').match(listener)] as const);
  expect(waiting.filter(([, found]) => found)).toEqual([]);
});
