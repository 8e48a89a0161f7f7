import { upgraded } from '#/core/upgrade';
import { type Army, GRADES, SUPERNUMERARIES, UNIT_KINDS } from '#/games/shieldwall/rules';
import { UPGRADES } from '#/games/shieldwall/schemas/upgrades';
import type { ArmyRow } from '#/store/rows';

/** The army of a row, or null where something else is stored under its name. */
export function armyIn({ army, format }: ArmyRow): Army | null {
  const stored = upgraded(UPGRADES, 'army', army, format);
  return isArmy(stored) ? stored : null;
}

function isArmy(value: unknown): value is Army {
  return has(value, { name: isText, contingents: listOf(isContingent) });
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isCount: Check = (value) => Number.isInteger(value);
const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const has = (value: unknown, checks: Readonly<Record<string, Check>>): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(checks).every(([key, check]) => check((value as Record<string, unknown>)[key]));

const isUnit: Check = (value) =>
  has(value, {
    name: isText,
    kind: oneOf(UNIT_KINDS),
    grade: oneOf(GRADES),
    stands: isCount,
    supernumeraries: listOf(oneOf(SUPERNUMERARIES)),
  });

const isLeader: Check = (value) =>
  has(value, { name: isText, lp: isCount, commander: (each) => typeof each === 'boolean' });

const isContingent: Check = (value) =>
  has(value, { name: isText, leader: isLeader, units: listOf(isUnit) });
