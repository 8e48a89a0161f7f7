import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');

// A tag can be moved to other code; a commit cannot.
test.each(readdirSync('.github/workflows'))('%s names every action by its commit', (name) => {
  const actions = [...read(`.github/workflows/${name}`).matchAll(/uses: (\S+)/g)];
  expect(actions.length).toBeGreaterThan(0);
  for (const [, action] of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
});

test('the page tells no host where a link was tapped', () => {
  expect(read('index.html')).toContain('<meta name="referrer" content="no-referrer" />');
});
