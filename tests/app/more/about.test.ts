import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { releasesOf } from '#/app/more/changelog';
import { problemReport } from '#/app/more/problemReport';

test('a list of changes is read with its bold beginnings', () => {
  const text =
    '# What is new\n\n## 2\n\n- **Faster.** Half the time.\n- More.\n\n## 1\n\n- The first.\n';
  expect(releasesOf(text)).toEqual([
    {
      name: '2',
      changes: [
        { lead: 'Faster.', text: ' Half the time.' },
        { lead: '', text: 'More.' },
      ],
    },
    { name: '1', changes: [{ lead: '', text: 'The first.' }] },
  ]);
});

test('CHANGELOG.md has nothing that would be left out', () => {
  const text = readFileSync('CHANGELOG.md', 'utf8');
  const releases = releasesOf(text);
  const entries = releases.flatMap(({ changes }) => changes).length;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  expect(1 + releases.length + entries).toBe(lines.length);
});

test('a report has the facts, and says what is not as it should be', () => {
  const facts = {
    version: '0.1.0',
    runs: 'installed' as const,
    browser: 'Browser 1',
    screen: '390 x 844, 16px text',
  };
  const storage = [
    { well: true, says: 'Kept.' },
    { well: false, says: 'No backup.' },
  ];
  expect(
    problemReport({ ...facts, storage })
      .split('\n')
      .slice(4),
  ).toEqual([
    'Shieldwall Companion 0.1.0, installed',
    'Browser: Browser 1',
    'Screen: 390 x 844, 16px text',
    'Storage: Kept.',
    'Storage: (!) No backup.',
  ]);
  expect(problemReport({ ...facts, storage: null })).toMatch(/Storage: does not answer$/);
});
