import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '#/games';
import { toy } from '../toy';
import { toyConformance } from '../toy/conformance';
import { REGISTERED } from './registered';
import { conforms } from './suite';

for (const one of [...REGISTERED, toyConformance]) conforms(one);

it('every registered game is looked at', () => {
  expect(REGISTERED.map(({ game }) => game.id).sort()).toEqual(GAMES.map(({ id }) => id).sort());
});

describe('a game that is added by its folder and a line', () => {
  it('has its pages behind its own name; the main game keeps the short addresses', async () => {
    vi.resetModules();
    vi.doMock('#/games', () => {
      const games = [...GAMES, toy];
      return { GAMES: games, gameOf: (id: string) => games.find((game) => game.id === id) };
    });
    const { routes } = await import('#/app/routes');
    const { withoutGame } = await import('#/app/paths');
    const paths = routes.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/sheet', '/tools/:tool', '/armies/:id']));
    expect(paths).toEqual(
      expect.arrayContaining(['/toy-wall/sheet', '/toy-wall/tools/:tool', '/toy-wall/battle/new']),
    );
    expect(withoutGame('/toy-wall/tools/dice')).toBe('/tools/dice');
    expect(withoutGame('/tools/dice')).toBe('/tools/dice');
    vi.doUnmock('#/games');
  });
});
