import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { UNHEARD } from '#/app/unheardEvents';

// What is kept from React, and what React makes of it.
const never = [...UNHEARD, 'mouseenter', 'mouseleave', 'pointerenter', 'pointerleave'];
const listener = new RegExp(`\\bon(?:${never.join('|')})(?:capture)?=`, 'gi');

test('no component of a board that goes without these events listens to them', () => {
  const files = globSync('src/{ui,games/shieldwall/screens/battle}/**/*.tsx');
  expect(files.length).toBeGreaterThan(40);
  const waiting = files.map((file) => [file, readFileSync(file, 'utf8').match(listener)] as const);
  expect(waiting.filter(([, found]) => found)).toEqual([]);
});
