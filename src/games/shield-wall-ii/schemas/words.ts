import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import {
  FIGURES,
  HEXES,
  LEVELS,
  MODES,
  type Opponent,
  type Options,
  PHASES,
  type Placement,
  RULE_IDS,
  SIDES,
  STATES,
} from '../rules';

export const text = v.pipe(v.string(), v.maxLength(100));

export const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

export const list = <const Item extends v.GenericSchema>(item: Item, most: number) =>
  v.pipe(v.array(item), v.maxLength(most));

export const side = v.picklist(SIDES);
export const mode = v.picklist(MODES);
export const phase = v.picklist(PHASES);
export const state = v.picklist(STATES);
export const reason = v.picklist([...RULE_IDS, 'byHand']);
export const yes = v.literal(true);

/** `red-0` to `red-9`, `red-camp`, and black's. */
export const unit = v.pipe(v.string(), v.regex(/^(?:red|black)-(?:\d|camp)$/));
export const units = list(unit, 2 * (FIGURES.warbands + 1));
export const hex = whole(0, HEXES.length - 1);
export const facing = v.picklist([0, 1, 2, 3, 4, 5]);
export const face = v.nullable(whole(1, 6));
export const turn = whole(1, 999);
export const commandCount = whole(0, FIGURES.warbands);

export const bySide = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ red: item, black: item });
const byRole = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ superior: item, inferior: item });

const { commandsShort, pointsToWin, turns } = FIGURES.range;

export const options = v.object({
  commandsShort: byRole(whole(commandsShort.least, commandsShort.most)),
  pointsToWin: byRole(whole(pointsToWin.least, pointsToWin.most)),
  turns: whole(turns.least, turns.most),
  playOn: v.boolean(),
});
same<Same<v.InferOutput<typeof options>, Options>>(true);

const placement = v.object({ unit, state, hex: v.nullable(hex), facing });
same<Same<v.InferOutput<typeof placement>, Placement>>(true);
export const placements = list(placement, 2 * (FIGURES.warbands + 1));

export const opponent = v.object({ side, level: v.picklist(LEVELS) });
same<Same<v.InferOutput<typeof opponent>, Opponent>>(true);

export const ending = v.object({
  how: v.picklist(['won', 'field', 'gaveUp', 'stopped']),
  side: v.nullable(side),
});
