import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import {
  ATTACK_KINDS,
  CHOICE_KINDS,
  CLASSES,
  COLOURS,
  COMBAT_RESULTS,
  FACES,
  type Options,
  ORDERS,
  PHASES,
  PRINTED_CLASSES,
  RULE_IDS,
  SIDES,
  UNIT_TYPES,
} from '../rules';

/** As long as a text field of the app lets it grow. */
export const text = v.pipe(v.string(), v.maxLength(1000));
export const longText = v.pipe(v.string(), v.maxLength(5000));

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Counts at the table: more than anybody puts there, few enough to be drawn. */
export const few = whole(0, 99);
export const points = whole(-999, 999);

export const list = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

export const bothSides = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ red: item, black: item });

export const side = v.picklist(SIDES);
export const phase = v.picklist(PHASES);
export const face = v.picklist(FACES);
export const order = v.picklist(ORDERS);
export const unitType = v.picklist(UNIT_TYPES);
export const combatClass = v.picklist(CLASSES);
export const printedClass = v.picklist(PRINTED_CLASSES);
export const combatResult = v.picklist(COMBAT_RESULTS);
export const attackKind = v.picklist(ATTACK_KINDS);
export const choiceKind = v.picklist(CHOICE_KINDS);
export const colour = v.picklist(COLOURS);
export const reason = v.picklist([...RULE_IDS, 'byHand']);
export const yes = v.literal(true);

/** `red-1` is a wing, `red-1-0` a unit. */
export const wingId = v.pipe(v.string(), v.regex(/^(?:red|black)-\d{1,2}$/));
export const unitId = v.pipe(v.string(), v.regex(/^(?:red|black)-\d{1,2}-\d{1,2}$/));
export const wingIds = list(wingId, 99);
export const unitIds = list(unitId, 999);
/** A face of the D8, and the place of a marker or a modifier in its list. */
export const dieFace = whole(1, 8);
export const place = whole(0, 99);

/** What is printed on one side of a counter. */
export const values = v.object({
  class: printedClass,
  fireFactor: v.nullable(whole(1, 99)),
});

export const options = v.object({
  chain: v.boolean(),
  suppressedFire: v.boolean(),
  lastTwo: v.picklist(['eliminated', 'spared']),
  bonusLimit: v.boolean(),
  reverse: v.picklist(['hidden', 'shown']),
  lightHorseHigh: v.picklist(['neither', 'both']),
});
same<Same<v.InferOutput<typeof options>, Options>>(true);
