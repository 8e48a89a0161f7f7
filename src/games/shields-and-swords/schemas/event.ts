import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import type { Event } from '../rules';
import {
  attackKind,
  bothSides,
  choiceKind,
  combatClass,
  combatResult,
  dieFace,
  face,
  few,
  list,
  longText,
  options,
  order,
  phase,
  place,
  points,
  reason,
  side,
  unitId,
  unitIds,
  values,
  whole,
  wingId,
  wingIds,
  yes,
} from './words';

const optional = v.exactOptional;
const mark = optional(v.boolean());

const unit = v.object({
  type: v.literal('unit'),
  unit: unitId,
  set: v.object({
    steps: optional(few),
    suppressed: mark,
    inShieldWall: mark,
    arrived: mark,
    front: optional(values),
    reverse: optional(v.nullable(values)),
    thisPhase: optional(v.object({ fired: mark, attacked: mark, wasAttacked: mark, held: mark })),
  }),
  reason,
});

const laid = v.object({
  marker: place,
  face,
  on: optional(order),
  pitched: optional(yes),
});

const wing = v.object({
  type: v.literal('wing'),
  wing: wingId,
  set: v.object({ laid: optional(list(laid, 99)), check: mark }),
  reason,
});

const moved = v.object({
  type: v.literal('moved'),
  unit: unitId,
  how: v.picklist(['retreats', 'advances']),
  reason,
});

const attack = v.object({
  kind: attackKind,
  target: unitId,
  attackers: unitIds,
  class: combatClass,
  face: dieFace,
  roll: whole(-9999, 9999),
  result: combatResult,
  byStar: v.boolean(),
  asked: list(choiceKind, 3),
  stage: v.picklist(['result', 'advance']),
});

const ending = v.object({
  how: v.picklist(['points', 'turns', 'sideGone', 'gaveUp', 'agreed']),
  winner: v.nullable(side),
  next: optional(side),
});

const battle = v.object({
  type: v.literal('battle'),
  set: v.object({
    active: optional(side),
    turns: optional(bothSides(whole(0, 9999))),
    phase: optional(phase),
    charging: mark,
    initiative: optional(v.nullable(side)),
    usedUp: optional(bothSides(list(place, 99))),
    awarded: optional(bothSides(points)),
    attack: optional(v.nullable(attack)),
    ended: optional(v.nullable(ending)),
    options: optional(options),
  }),
  reason,
});

const phaseBegins = v.object({
  type: v.literal('phase'),
  phase,
  check: wingIds,
  moving: wingIds,
  reason,
});

const turn = v.object({ type: v.literal('turn'), side, check: wingIds, reason });

const dice = v.object({
  type: v.literal('dice'),
  roll: v.picklist(['attack', 'fire']),
  by: unitId,
  face: dieFace,
  meaning: longText,
});

export const event = v.variant('type', [unit, wing, moved, battle, phaseBegins, turn, dice]);
same<Same<v.InferOutput<typeof event>, Event>>(true);
