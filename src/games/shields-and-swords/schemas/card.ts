import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import { type Card, FIGURES, type FigureName, NOTE_KINDS, type Setup } from '../rules';
import {
  bothSides,
  colour,
  face,
  few,
  list,
  longText,
  options,
  printedClass,
  side,
  text,
  unitType,
  values,
  whole,
} from './words';

const optional = v.exactOptional;

const unit = v.object({
  name: text,
  type: unitType,
  class: printedClass,
  fireFactor: v.nullable(whole(1, 99)),
  reduced: v.nullable(values),
  crown: v.boolean(),
  arrives: optional(whole(1, 999)),
});

const wing = v.object({ name: text, colour, markers: few, units: list(unit, 99) });

const cardSide = v.object({
  name: text,
  wings: list(wing, 20),
  pool: list(v.tuple([face, face]), 99),
});

const victory = v.object({
  points: v.object({ V: few, L: few, I: few, HH: few, LH: few }),
  target: v.nullable(whole(1, 999)),
  lead: whole(0, 999),
  checked: v.picklist(['opponentsTurn', 'ownTurn', 'everyTurn']),
  turns: v.nullable(whole(1, 999)),
  sideGone: v.boolean(),
});

const modifier = v.object({
  name: text,
  to: v.picklist(['class', 'roll', 'fire']),
  value: whole(-99, 99),
});

const figure = optional(whole(-99, 99));
const figures = v.object(
  Object.fromEntries((Object.keys(FIGURES) as FigureName[]).map((name) => [name, figure])) as {
    readonly [Name in FigureName]: typeof figure;
  },
);

export const card = v.object({
  name: text,
  sides: bothSides(cardSide),
  first: side,
  initiative: v.nullable(side),
  victory,
  modifiers: list(modifier, 99),
  figures,
  notes: list(v.object({ about: v.picklist(NOTE_KINDS), text: longText }), 99),
});
same<Same<v.InferOutput<typeof card>, Card>>(true);

export const setup = v.object({ card, options });
same<Same<v.InferOutput<typeof setup>, Setup>>(true);
