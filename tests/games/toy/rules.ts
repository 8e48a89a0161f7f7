import { checkFaces } from '#/core/checks';
import { D6 } from '#/core/dice';
import { forbidden, invalid, type Refusal } from '#/core/refusal';
import { fail, ok, type Result } from '#/core/result';
import type { Rules } from '#/core/rules';

/** Two sides build a wall in turn, a die of stones at a time. It falls above ten, and its builder loses. */
export interface Setup {
  readonly sides: readonly [string, string];
}
export interface Wall {
  readonly stones: number;
  readonly next: 0 | 1;
  readonly sides: readonly [string, string];
}
export interface Build {
  readonly type: 'build';
  readonly face: number;
}
export interface Built {
  readonly type: 'built';
  readonly stones: number;
}

export const RULE_IDS = ['WALL-1', 'WALL-2'] as const;
type RuleId = (typeof RULE_IDS)[number];
export const HEIGHT = 10;

const isBuild = (command: unknown): command is Build =>
  typeof command === 'object' &&
  command !== null &&
  Reflect.get(command, 'type') === 'build' &&
  typeof Reflect.get(command, 'face') === 'number';

function decide(wall: Wall, command: Build): Result<readonly Built[], Refusal<RuleId>> {
  if (!isBuild(command)) return fail(invalid('That is nothing to do here.'));
  const wrong = checkFaces<RuleId>([command.face], D6, 1, 'WALL-1');
  if (wrong) return fail(wrong);
  if (wall.stones > HEIGHT) return fail(forbidden('WALL-2', 'The wall has fallen.'));
  return ok([{ type: 'built', stones: command.face }]);
}

export const WALL_RULES: Rules<Setup, Wall, Build, Built, Refusal<RuleId>> = {
  version: '1',
  upgrades: [],
  begin: ({ sides }) => ({ stones: 0, next: 0, sides }),
  decide,
  evolve: (wall, { stones }) => ({
    ...wall,
    stones: wall.stones + stones,
    next: wall.next === 0 ? 1 : 0,
  }),
  knows: (event) =>
    typeof event === 'object' && event !== null && Reflect.get(event, 'type') === 'built',
};
