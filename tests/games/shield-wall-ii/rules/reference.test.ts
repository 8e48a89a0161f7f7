import { describe, expect, it } from 'vitest';
import { RULE_IDS } from '#/games/shield-wall-ii/rules/rule-ids';
import { uncited } from '../../../../scripts/rule-ids';

describe('every rule has its test', () => {
  it('no id of the ledger is without one', () => {
    expect(uncited('shield-wall-ii', RULE_IDS)).toEqual([]);
  });
});
