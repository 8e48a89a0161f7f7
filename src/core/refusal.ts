/** One term of a sum, with the rule that puts it there: the answer to "why?". */
export interface Part<Rule extends string = string> {
  readonly label: string;
  readonly value: number;
  readonly rule: Rule;
}

export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, part) => sum + part.value, 0);

/**
 * Why something is not done. `invalid` is nonsense (an unknown unit, a seven on a D6) and
 * never passes; `forbidden` is against the rules, and the players may do it anyway: the
 * table is the truth.
 */
export interface Refusal<Rule extends string = string> {
  readonly kind: 'invalid' | 'forbidden';
  readonly rule: Rule | null;
  readonly why: string;
}

export const forbidden = <Rule extends string>(rule: Rule, why: string): Refusal<Rule> => ({
  kind: 'forbidden',
  rule,
  why,
});

export const invalid = <Rule extends string>(
  why: string,
  rule: Rule | null = null,
): Refusal<Rule> => ({ kind: 'invalid', rule, why });

/** What may go with any command. */
export interface Terms {
  /** The rules say no and the players do it all the same: the table is the truth. */
  readonly anyway?: true;
  /** Effects, by their place in the preview, that the players decline. */
  readonly declined?: readonly number[];
}

/** True when the refusal holds: nonsense always, a rule unless the players do it anyway. */
export const holds = <Rule extends string>(
  refusal: Refusal<Rule> | null,
  terms: Terms,
): refusal is Refusal<Rule> =>
  refusal !== null && !(refusal.kind === 'forbidden' && terms.anyway === true);

/** The first refusal of several checks. */
export const firstRefusal = <Rule extends string>(
  checks: readonly (Refusal<Rule> | null)[],
): Refusal<Rule> | null => checks.find((check) => check !== null) ?? null;

/** Nonsense before a rule: it must be found even when the players do the rest anyway. */
export const worstRefusal = <Rule extends string>(
  checks: readonly (Refusal<Rule> | null)[],
): Refusal<Rule> | null =>
  firstRefusal(checks.filter((check) => check?.kind === 'invalid')) ?? firstRefusal(checks);
