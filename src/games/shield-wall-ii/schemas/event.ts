import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import type { Event } from '../rules';
import {
  commandCount,
  ending,
  face,
  facing,
  hex,
  opponent,
  options,
  phase,
  placements,
  reason,
  side,
  state,
  turn,
  unit,
  units,
  whole,
} from './words';

const optional = v.exactOptional;

const unitEvent = v.object({
  type: v.literal('unit'),
  unit,
  set: v.object({
    state: optional(state),
    hex: optional(v.nullable(hex)),
    facing: optional(facing),
    moved: optional(v.boolean()),
    attacked: optional(v.boolean()),
  }),
  reason,
});

const openAttack = v.object({
  target: unit,
  attackers: units,
  hex: v.nullable(hex),
  due: v.picklist(['save', 'pursuit']),
});

const battleEvent = v.object({
  type: v.literal('battle'),
  set: v.object({
    options: optional(options),
    phase: optional(phase),
    commands: optional(v.object({ total: commandCount, left: commandCount })),
    targets: optional(units),
    attack: optional(v.nullable(openAttack)),
    victory: optional(v.nullable(v.object({ side, how: v.picklist(['points', 'turns']), turn }))),
    ended: optional(v.nullable(ending)),
    opponent: optional(v.nullable(opponent)),
  }),
  reason,
});

const playerTurn = v.object({
  type: v.literal('playerTurn'),
  turn: whole(1, 9999),
  side,
  commands: commandCount,
  reason,
});

const die = v.object({
  type: v.literal('die'),
  by: side,
  face,
  target: unit,
  attackers: units,
  hitWays: whole(0, 6),
  hit: v.boolean(),
});

export const event = v.variant('type', [
  unitEvent,
  battleEvent,
  playerTurn,
  die,
  v.object({ type: v.literal('leaveBoard'), reason }),
  v.object({ type: v.literal('enterBoard'), units: placements, reason }),
]);
same<Same<v.InferOutput<typeof event>, Event>>(true);
