import { describe, expect, it } from 'vitest';
import { entriesOf, facesIn, isEntered, type Thrower } from '#/play/roll/dice';

const thrower = (id: string, dice: number, together?: string): Thrower => ({
  id,
  label: id,
  die: 'D6',
  dice,
  result: (faces) => `${faces.length} of ${id}`,
  ...(together && {
    together: { id: together, label: together, result: (faces) => `${faces.length} together` },
  }),
});

const THROWERS = [thrower('a', 2, 'red'), thrower('b', 3, 'red'), thrower('c', 4)];

describe('real dice as they are entered', () => {
  it('a handful of several throwers is one entry', () => {
    const [red, c] = entriesOf(THROWERS);
    expect([red?.label, red?.dice, c?.label, c?.dice]).toEqual(['red', 5, 'c', 4]);
    expect(red?.result([1, 2, 3])).toBe('3 together');
  });

  it('it is entered once each of them has all his dice', () => {
    const [red] = entriesOf(THROWERS);
    if (!red) throw new Error('There is an entry.');
    const faces = { a: [6, 5], b: [1, 2] };
    expect(facesIn(red, faces)).toEqual([6, 5, 1, 2]);
    expect(isEntered(red, faces)).toBe(false);
    expect(isEntered(red, { ...faces, b: [1, 2, 3] })).toBe(true);
  });
});
