import { globSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { GAMES } from '#/games';
import { toy } from '../toy';
import { toyConformance } from '../toy/conformance';
import { type Conformance, conforms } from './suite';

/** A registered game brings what the suite needs in tests/games/<id>/conformance.ts. */
const found = globSync('tests/games/*/conformance.ts').filter((path) => !path.includes('toy'));
const modules = await Promise.all(
  found.map((path) => import(`${process.cwd()}/${path}`) as Promise<{ conformance: Conformance }>),
);
const registered = modules.map(({ conformance }) => conformance);

for (const one of [...registered, toyConformance]) conforms(one);

it('every registered game is looked at', () => {
  expect(registered.map(({ game }) => game.id).sort()).toEqual(GAMES.map(({ id }) => id).sort());
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
