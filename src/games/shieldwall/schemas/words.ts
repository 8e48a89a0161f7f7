import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import {
  CARDS,
  FATES,
  LEVELS,
  LOSSES,
  type Options,
  PHASES,
  RULE_IDS,
  SIDES,
  SUPERNUMERARIES,
} from '../rules';

/** As long as a text field of the app lets it grow. */
export const text = v.pipe(v.string(), v.maxLength(1000));

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** Counts at the table: more than anybody puts there, few enough to be drawn. */
export const few = whole(0, 99);

export const list = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

export const side = v.picklist(SIDES);
export const phase = v.picklist(PHASES);
export const level = v.picklist(LEVELS);
export const loss = v.picklist(LOSSES);
export const fate = v.picklist(FATES);
export const card = v.picklist(CARDS);
export const cards = list(card, CARDS.length);
export const supernumeraries = list(v.picklist(SUPERNUMERARIES), 20);
export const bothSides = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ red: item, black: item });

/** `red-1` or `red-1-0`; empty is the unit of a leader who has none. */
export const id = v.pipe(v.string(), v.regex(/^(?:(?:red|black)-\d{1,2}(?:-\d{1,2})?)?$/));
export const ids = list(id, 99);
export const face = whole(1, 6);
export const faces = list(face, 200);
export const seed = v.pipe(v.string(), v.maxLength(100));
export const yes = v.literal(true);
export const reason = v.picklist([...RULE_IDS, 'byHand']);
export const roll = v.picklist([
  'initiative',
  'deployment',
  'leaderPoints',
  'movement',
  'control',
  'missiles',
  'charge',
  'combat',
  'freeHack',
  'risk',
  'lostRetinue',
  'refusal',
  'advantage',
]);

export const options = v.object({
  restD: v.picklist(['near', 'far']),
  rain: v.picklist(['twoTurns', 'restOfGame']),
  minDie: v.picklist([0, 1]),
  missileLevels: v.picklist(['eachHit', 'once']),
  nearbyLosses: v.picklist(['oneLevel', 'each']),
  commanderKilled: v.picklist(['contingent', 'army']),
  campFollowers: v.picklist(['contingent', 'attached']),
  dpCap: v.picklist(['stops', 'goesOn']),
  duelOrder: v.picklist(['duelsFirst', 'movesFirst']),
  terrainStop: v.boolean(),
  halt: v.picklist(['front', 'visible']),
});
same<Same<v.InferOutput<typeof options>, Options>>(true);

export const ending = v.object({
  how: v.picklist(['gaveUp', 'timeCalled', 'agreed']),
  side: v.nullable(side),
});
