import { readFileSync } from 'node:fs';
import type * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { hash } from '#/core/hash';
import { currentFormat } from '#/core/upgrade';
import { MIGRATIONS } from '#/store/database';
import { BUNDLE_VERSION, bundleSchema } from '#/store/import/bundle';
import { CHOICES } from '#/store/settings';
import { REGISTERED } from '../../games/conformance/registered';
import type { Kinds } from '../../games/conformance/suite';
import { describeSchema } from './describe';

/**
 * What is stored and sent, as it was when it was released: these files never change again. When a
 * test below fails for one of them, raise the version instead: docs/upgrades.md.
 */
const RELEASED: Readonly<Record<string, number>> = {
  'shieldwall-1': 6332003455402322,
  'database-1': 6077028450256100,
};

const HOW =
  'What is stored has changed. If its version was released, add a step (docs/upgrades.md); then run: npx vitest run tests/store/formats -u';

const file = (name: string) => new URL(`${name}.txt`, import.meta.url).pathname;

it.each(Object.entries(RELEASED))('%s is as it was released', (name, sum) => {
  expect(hash(readFileSync(file(name), 'utf8'))).toBe(sum);
});

/** One line for each thing, so that a change shows where it is. */
const lines = (things: readonly (readonly [string, string])[]): string =>
  `${things.map(([name, text]) => `${name}: ${text}`).join('\n')}\n`;

const kinds = (name: string, { options }: Kinds) =>
  options.map(
    (option) =>
      [
        `${name} ${option.entries.type.literal}`,
        describeSchema(option as unknown as v.GenericSchema),
      ] as const,
  );

describe('a change of what is stored raises its version', () => {
  it.each(REGISTERED)('$game.name: setups, armies, commands, events, settings', async (one) => {
    const { setup, army, command, event, settings } = one.schemas;
    const text = lines([
      ['setup', describeSchema(setup)],
      ['army', describeSchema(army)],
      ...kinds('command', command),
      ...kinds('event', event),
      ...Object.entries(settings).map(
        ([key, each]) => [`setting ${key}`, describeSchema(each)] as const,
      ),
    ]);
    const name = `${one.game.id}-${currentFormat(one.rules.upgrades)}`;
    await expect(text, HOW).toMatchFileSnapshot(file(name));
  });

  it('the database: tables and indexes', async () => {
    for (const [index, { stores }] of MIGRATIONS.entries()) {
      await expect(lines(Object.entries(stores)), HOW).toMatchFileSnapshot(
        file(`database-${index + 1}`),
      );
    }
  });

  it('bundles and the settings of the app', async () => {
    const choices = Object.entries(CHOICES).map(([key, each]) => [key, each.join(', ')] as const);
    const text = lines([['bundle', describeSchema(bundleSchema)], ...choices]);
    await expect(text, HOW).toMatchFileSnapshot(file(`bundle-${BUNDLE_VERSION}`));
  });
});
