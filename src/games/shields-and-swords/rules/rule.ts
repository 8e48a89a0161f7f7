import type * as core from '#/core/refusal';
import type { RuleId } from './rule-ids';

export { forbidden, invalid, sumOf } from '#/core/refusal';
export { RULE_IDS, type RuleId } from './rule-ids';

export type Part = core.Part<RuleId>;
export type Refusal = core.Refusal<RuleId>;
