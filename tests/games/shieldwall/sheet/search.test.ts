import { describe, expect, it } from 'vitest';
import { QUICK_SHEET } from '#/games/shieldwall/rules/options';
import { RULE_IDS } from '#/games/shieldwall/rules/rule';
import { sheet } from '#/games/shieldwall/sheet/sheet';
import { SYNONYMS } from '#/games/shieldwall/sheet/synonyms';
import { searchIn } from '#/play/sheet/search';

const entries = sheet(QUICK_SHEET);
const search = searchIn(entries, SYNONYMS);
const first = (query: string) => search(query)[0]?.entry.id;

describe('what a player types finds the right entry first', () => {
  it.each([
    // three letters
    ['mov', 'movement'],
    ['man', 'manoeuvre'],
    ['res', 'rest'],
    ['mis', 'missiles'],
    ['cha', 'charge'],
    ['ris', 'risk'],
    ['com', 'combat'],
    ['aft', 'after'],
    ['tur', 'turn'],
    ['lea', 'leaders'],
    ['due', 'duel'],
    ['god', 'gods'],
    ['con', 'control'],
    ['agg', 'levels'],
    ['dis', 'dps'],
    ['arm', 'army'],
    ['gra', 'grades'],
    ['sup', 'supernumeraries'],
    ['dep', 'deployment'],
    ['unf', 'unformed'],
    ['los', 'lost-retinue'],
    // the words of the table
    ['pebbles', 'dps'],
    ['morale', 'levels'],
    ['shooting', 'missiles'],
    ['rout', 'after'],
    ['retreat', 'after'],
    ['retire', 'after'],
    ['free hack', 'after'],
    ['pursuit', 'after'],
    ['melee', 'combat'],
    ['archery', 'missiles'],
    ['blood lust', 'levels'],
    ['joker', 'gods'],
    ['rain', 'gods'],
    ['banner', 'supernumeraries'],
    ['camp followers', 'supernumeraries'],
    ['initiative', 'turn'],
    ['signal', 'leaders'],
    ['fatigue', 'movement'],
    ['about face', 'manoeuvre'],
    ['maneuver', 'manoeuvre'],
    ['setup', 'deployment'],
    ['average die', 'dice'],
    ['set-back', 'results'],
    ['setback', 'results'],
    ['victory', 'results'],
    ['refuse challenge', 'duel'],
    ['who can charge', 'charge'],
    ['leader killed', 'risk'],
    ['captured', 'lost-retinue'],
    ['house rules', 'differences'],
    ['strength', 'grades'],
    // the words of other games
    ['hill', 'combat'],
    ['charge bonus', 'combat'],
    ['leader dead', 'risk'],
    ['fight', 'combat'],
    ['casualties', 'levels'],
    ['overlap', 'combat'],
    ['outnumber', 'combat'],
    ['river', 'unformed'],
    ['objective', 'end'],
    // slips of the thumb
    ['movment', 'movement'],
    ['chrage', 'charge'],
    ['missles', 'missiles'],
    ['manouvre', 'manoeuvre'],
    ['contorl', 'control'],
    ['pebles', 'dps'],
    ['deploymnt', 'deployment'],
    ['challange', 'duel'],
    ['supernumery', 'supernumeraries'],
    ['agression', 'levels'],
    ['persue', 'after'],
    ['shootng', 'missiles'],
    ['champoin', 'champions'],
    ['unfromed', 'unformed'],
  ])('%s: %s', (query, id) => {
    expect(first(query)).toBe(id);
  });

  it.each(entries.map(({ title, id }) => [title, id]))('its own title: %s', (title, id) => {
    expect(first(title)).toBe(id);
  });

  it.each(RULE_IDS)('%s leads to an entry that cites it', (id) => {
    const hit = search(id)[0];
    const rules = hit?.entry.tables.flatMap((table) => table.rows.flatMap((row) => row.rules));
    expect(rules).toContain(id);
  });
});

describe('the search', () => {
  it('points at the row that answers', () => {
    expect(search('free hack')[0]?.row?.rules).toContain('AFTER-6');
    expect(search('queen')[0]?.row?.key).toBe('Queen');
    expect(search('camp followers')[0]?.row?.key).toBe('Camp followers');
  });

  it('prefers entries that have every word', () => {
    const ids = search('shaken charge').map(({ entry }) => entry.id);
    expect(ids[0]).toBe('charge');
    expect(ids).not.toContain('army');
  });

  it('finds a figure only as it stands', () => {
    for (const { row } of search('22½')) expect(row?.key).toBe('22½°');
  });

  it('finds nothing in nonsense, blanks or signs', () => {
    expect(search('xqzvw')).toEqual([]);
    expect(search('   ')).toEqual([]);
    expect(search('?!')).toEqual([]);
  });

  it('has words of the players for entries that exist', () => {
    const ids = new Set(entries.map(({ id }) => id));
    for (const id of Object.keys(SYNONYMS)) expect(ids).toContain(id);
  });
});
