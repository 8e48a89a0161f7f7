import { expect, it } from 'vitest';
import { actionOf } from '#/app/shortcuts';

const press = (key: string, held: string, code = '') =>
  actionOf({
    key,
    code,
    ctrlKey: held.includes('ctrl'),
    metaKey: held.includes('meta'),
    altKey: held.includes('alt'),
    shiftKey: held.includes('shift'),
  });

it.each([
  ['z', 'ctrl', '', 'undo'],
  ['z', 'meta', '', 'undo'],
  ['Z', 'ctrl shift', '', 'redo'],
  ['y', 'ctrl', '', 'redo'],
  ['Enter', 'ctrl', '', 'next'],
  ['k', 'ctrl', '', 'search'],
  ['/', 'ctrl', '', 'list'],
  ['1', 'alt', 'Digit1', { tab: 0 }],
  ['¡', 'alt', 'Digit1', { tab: 0 }],
  ['5', 'alt', 'Digit5', { tab: 4 }],
  ['6', 'alt', 'Digit6', null],
  // WCAG 2.1.4: nothing happens by typing.
  ['z', '', '', null],
  ['1', '', 'Digit1', null],
  ['Enter', '', '', null],
  ['z', 'ctrl alt', '', null],
])('%s with %j held at %j: %j', (key, held, code, action) => {
  expect(press(key, held, code)).toEqual(action);
});
