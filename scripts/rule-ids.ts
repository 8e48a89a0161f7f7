// Lists the rules of each game's ledger that no test of it names in its title. A rule that nobody
// proves is a rule that can break unnoticed: the lists must be empty.
import { globSync, readFileSync } from 'node:fs';

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
    ...line.matchAll(/\b([A-Z]+(?:-[A-Z]+)*)-(\d+)\.\.(\d+)|\b(?:[A-Z]+-[A-Z0-9-]+|[A-Z]{3,})\b/g),
  ].flatMap(([id, stem, from, to]) =>
    stem === undefined
      ? [id]
      : Array.from(
          { length: Number(to) - Number(from) + 1 },
          (_, i) => `${stem}-${Number(from) + i}`,
        ),
  );
}

/** Those of a game's rule ids that no title of its tests names. */
export function uncited(game: string, ids: readonly string[]): string[] {
  const cited = new Set(
    globSync(`tests/games/${game}/**/*.test.ts`).flatMap((path) => [
      ...citedRules(readFileSync(path, 'utf8')),
    ]),
  );
  return ids.filter((id) => !cited.has(id));
}

if (import.meta.main) {
  const missing: string[] = [];
  for (const path of globSync('src/games/*/rules/rule-ids.ts')) {
    const { RULE_IDS } = (await import(/* @vite-ignore */ `../${path}`)) as {
      RULE_IDS: readonly string[];
    };
    const game = path.split('/')[2] ?? '';
    missing.push(...uncited(game, RULE_IDS).map((id) => `${game}: ${id}`));
  }
  console.log(missing.length > 0 ? missing.join('\n') : 'Every rule is named by a test.');
  process.exitCode = missing.length > 0 ? 1 : 0;
}
