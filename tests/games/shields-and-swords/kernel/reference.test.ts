import { describe, expect, it } from 'vitest';
import { DEFAULT_OPTIONS } from '#/games/shields-and-swords/rules';
import { RULE_IDS } from '#/games/shields-and-swords/rules/rule-ids';
import { sheet } from '#/games/shields-and-swords/sheet/sheet';
import { uncited } from '../../../../scripts/rule-ids';

/** What only the players see on the map, the phone can only say. */
const says = (rule: string): string =>
  sheet(DEFAULT_OPTIONS)
    .filter(({ id }) => id !== 'rulings')
    .flatMap(({ tables }) => tables)
    .flatMap((table) => table.rows)
    .filter((row) => (row.rules as readonly string[]).includes(rule))
    .map(({ key, text, rulings = [] }) => `${key}: ${text} ${rulings.join(' ')}`)
    .join('\n');

describe('rules that the phone can only remind of', () => {
  it.each<[string, RegExp]>([
    ['ZOC-1', /six hexes around/],
    ['ZOC-1', /not across a closed river/],
    ['MOVE-2', /friends.*EZOC/],
    ['MOVE-2', /never enter enemies/],
    ['MOVE-3', /nobody leaves it/],
    ['MOVE-5', /entry hex as the first/],
    ['MOVE-6', /when the first is over for all wings/],
    ['WDR-1', /every step leaves EZOC/],
    ['FIRE-2', /enemy adjacent/],
    ['FIRE-2', /4 hexes: .*6 hexes from high ground/],
    ['HORSE-1', /light horse holds nobody/],
    ['RET-1', /away from all attackers/],
    ['RET-1', /in no EZOC/],
    ['RET-1', /Not over a river/],
    ['ADV-2', /uphill into a hex in EZOC/],
    ['TERR-2', /bridges and fords only/],
    ['TERR-4', /the card says/],
    ['UNIT-7', /one a hex/],
  ])('%s: %s', (rule, words) => {
    expect(says(rule)).toMatch(words);
  });
});

describe('every rule has its test', () => {
  it('no id of the ledger is without one', () => {
    expect(uncited('shields-and-swords', RULE_IDS)).toEqual([]);
  });
});
