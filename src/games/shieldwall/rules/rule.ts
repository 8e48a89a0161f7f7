/** Every rule of the ledger by its id; tests, sheet and the "why?" of a number cite them. */
export const RULE_IDS = [
  'OPT-REST-D',
  'OPT-RAIN',
  'OPT-MIN-DIE',
  'OPT-MISSILE-AL',
  'OPT-ONE-LEVEL',
  'OPT-CINC',
  'OPT-CAMP',
  'OPT-DP-CAP',
  'OPT-DUEL-ORDER',
  'OPT-TERRAIN-STOP',
  'AVD',
  'ORG-1',
  'ORG-2',
  'ORG-3',
  'ORG-4',
  'ORG-5',
  'ORG-6',
  'ORG-7',
  'ORG-8',
  'SET-1',
  'SET-2',
  'SET-3',
  'TURN',
  'TURN-1',
  'DP-1',
  'DP-2',
  'DP-3',
  'DP-4',
  'AL-1',
  'AL-2',
  'AL-3',
  'AL-4',
  'AL-5',
  'AL-6',
  'AL-7',
  'AL-8',
  'AL-9',
  'AL-10',
  'LEAD-1',
  'LEAD-2',
  'LEAD-3',
  'LEAD-4',
  'LEAD-5',
  'LEAD-6',
  'LEAD-7',
  'LEAD-8',
  'LEAD-9',
  'CTRL-1',
  'CTRL-2',
  'CTRL-3',
  'RISK-1',
  'RISK-2',
  'RISK-3',
  'DUEL-1',
  'DUEL-2',
  'DUEL-3',
  'DUEL-4',
  'DUEL-5',
  'DUEL-6',
  'DUEL-7',
  'DUEL-8',
  'DUEL-9',
  'DUEL-10',
  'MOVE-1',
  'MOVE-2',
  'MOVE-3',
  'MOVE-4',
  'MOVE-5',
  'MAN-1',
  'MAN-2',
  'MAN-3',
  'MAN-4',
  'MAN-5',
  'MAN-6',
  'REST-1',
  'REST-2',
  'REST-3',
  'MISS-1',
  'MISS-2',
  'MISS-3',
  'MISS-4',
  'MISS-5',
  'CHG-1',
  'CHG-2',
  'CHG-3',
  'COMB-1',
  'COMB-2',
  'COMB-3',
  'COMB-4',
  'COMB-5',
  'RES-1',
  'RES-2',
  'RES-3',
  'RES-4',
  'RES-5',
  'RES-6',
  'RES-7',
  'RES-8',
  'AFTER-1',
  'AFTER-2',
  'AFTER-3',
  'AFTER-4',
  'AFTER-5',
  'AFTER-6',
  'GOD-1',
  'GOD-3',
  'GOD-5',
  'GOD-7',
  'GOD-J',
  'GOD-Q',
  'GOD-K',
  'GOD-A',
  'GOD-R',
  'GOD-T',
  'GOD-C',
  'END-1',
] as const;
export type RuleId = (typeof RULE_IDS)[number];

/** One term of a sum, with the rule that puts it there: the answer to "why?". */
export interface Part {
  readonly label: string;
  readonly value: number;
  readonly rule: RuleId;
}

/** "1 stand", "2 stands" */
export const standCount = (stands: number): string =>
  stands === 1 ? '1 stand' : `${stands} stands`;

export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.value, 0);

/**
 * Why something is not done. `invalid` is nonsense (an unknown unit, a seven on a D6) and
 * never passes; `forbidden` is against the rules, and the players may do it anyway: the
 * table is the truth.
 */
export interface Refusal {
  readonly kind: 'invalid' | 'forbidden';
  readonly rule: RuleId | null;
  readonly why: string;
}

export const forbidden = (rule: RuleId, why: string): Refusal => ({ kind: 'forbidden', rule, why });
export const invalid = (why: string, rule: RuleId | null = null): Refusal => ({
  kind: 'invalid',
  rule,
  why,
});
