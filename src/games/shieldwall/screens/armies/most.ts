/** Where the plus stops. Far past the rules, which are shown and not enforced. */
export const MOST = { stands: 9, lp: 9 } as const;
