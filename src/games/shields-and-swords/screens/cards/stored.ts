import * as v from 'valibot';
import { upgraded } from '#/core/upgrade';
import type { ArmyRow } from '#/store/rows';
import type { Card } from '../../rules';
import { SCHEMAS } from '../../schemas';
import { RULES } from '../game';

/** The card of a row, or null where something else is stored under its name. */
export function cardIn({ army, format }: ArmyRow): Card | null {
  const stored = v.safeParse(SCHEMAS.army, upgraded(RULES.upgrades, 'army', army, format));
  return stored.success ? stored.output : null;
}
