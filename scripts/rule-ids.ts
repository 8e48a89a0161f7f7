// Lists the rules of the ledger that no test names in its title. A rule that nobody proves is a
// rule that can break unnoticed: the list must be empty.
import { globSync, readFileSync } from 'node:fs';
import { RULE_IDS } from '../src/games/shieldwall/rules/rule.ts';

/** Titles of describe, it and their tables, and the lines of tables that they fill in. */
const TITLE = /(?:describe|it)(?:\.\w+)?(?:<[^>]*>)?\(|\]\)\(/;

export function citedRules(text: string): Set<string> {
  const lines = text.split('\n');
  const opens = (line = ''): boolean => TITLE.test(line) && line.trimEnd().endsWith('(');
  const titles = lines.filter(
    (line, i) => TITLE.test(line) || opens(lines[i - 1]) || /^\s*\[?'[A-Z]+-/.test(line),
  );
  return new Set(titles.flatMap(idsIn));
}

/** The ids in a line; `REST-1..3` names all three. */
function idsIn(line: string): string[] {
  return [
    ...line.matchAll(/\b([A-Z]+(?:-[A-Z]+)*)-(\d+)\.\.(\d+)|\b(?:[A-Z]+-[A-Z0-9-]+|AVD|TURN)\b/g),
  ].flatMap(([id, stem, from, to]) =>
    stem === undefined
      ? [id]
      : Array.from(
          { length: Number(to) - Number(from) + 1 },
          (_, i) => `${stem}-${Number(from) + i}`,
        ),
  );
}

export function uncited(): string[] {
  const cited = new Set(
    globSync('tests/games/shieldwall/**/*.test.ts').flatMap((path) => [
      ...citedRules(readFileSync(path, 'utf8')),
    ]),
  );
  return RULE_IDS.filter((id) => !cited.has(id));
}

if (import.meta.main) {
  const missing = uncited();
  console.log(missing.length > 0 ? missing.join('\n') : 'Every rule is named by a test.');
  process.exitCode = missing.length > 0 ? 1 : 0;
}
