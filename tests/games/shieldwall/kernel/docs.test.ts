import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import * as rules from '#/games/shieldwall/rules';
import { SCENARIOS } from '#/games/shieldwall/scenarios';

/** docs/rules-kernel.md shows the one door of the rules: its examples are true. */
const text = readFileSync('docs/rules-kernel.md', 'utf8');
const examples = [...text.matchAll(/^## (.+)$[^#]*?```ts\n([\s\S]*?)```/gm)];

describe('the examples of the guide to the kernel', () => {
  it('there is one under each heading', () => {
    expect(examples.length).toBe([...text.matchAll(/^## /gm)].length);
    expect(examples.length).toBe([...text.matchAll(/```ts/g)].length);
  });

  it.each(examples.map(([, title, code]) => [title ?? '', code ?? '']))('%s', (_, code) => {
    const scope = { ...rules, SCENARIOS, equal };
    const run = new Function(...Object.keys(scope), stripTypeScriptTypes(code));
    expect.hasAssertions();
    run(...Object.values(scope));
  });
});

const equal = (actual: unknown, expected: unknown): void => {
  expect(actual).toEqual(expected);
};
