import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import type { Command } from '../rules';
import {
  dieFace,
  face,
  few,
  list,
  options,
  order,
  phase,
  place,
  points,
  printedClass,
  side,
  unitId,
  unitIds,
  whole,
  wingId,
  yes,
} from './words';

const optional = v.exactOptional;
const terms = { anyway: optional(yes), declined: optional(list(whole(0, 9999), 1000)) };

const commandOf = <const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ type: v.literal(type), ...entries, ...terms });

const modifiers = optional(list(place, 99));

const handUnit = v.object({
  steps: optional(few),
  suppressed: optional(v.boolean()),
  inShieldWall: optional(v.boolean()),
  arrived: optional(v.boolean()),
  fired: optional(v.boolean()),
  attacked: optional(v.boolean()),
  wasAttacked: optional(v.boolean()),
  class: optional(printedClass),
  fireFactor: optional(v.nullable(whole(1, 99))),
});

export const command = v.variant('type', [
  commandOf('nextPhase', {}),
  commandOf('declareInitiative', {}),
  commandOf('end', {
    ending: v.object({ how: v.picklist(['gaveUp', 'agreed']), winner: v.nullable(side) }),
  }),
  commandOf('resume', {}),
  commandOf('lay', {
    wing: wingId,
    marker: place,
    face,
    on: optional(order),
    pitched: optional(yes),
  }),
  commandOf('takeBack', { marker: place }),
  commandOf('repeatOrders', {}),
  commandOf('choosePitched', { wing: wingId, pitched: v.boolean() }),
  commandOf('integrity', { out: unitIds }),
  commandOf('hold', { unit: unitId, held: v.boolean() }),
  commandOf('arrive', { unit: unitId }),
  commandOf('fire', {
    unit: unitId,
    target: unitId,
    face: dieFace,
    high: optional(yes),
    modifiers,
  }),
  commandOf('attack', {
    target: unitId,
    attackers: unitIds,
    face: dieFace,
    primary: optional(unitId),
    downhill: optional(yes),
    trench: optional(yes),
    modifiers,
  }),
  commandOf('changeResult', { take: v.boolean() }),
  commandOf('resolve', { loses: optional(unitId), blocked: optional(unitIds) }),
  commandOf('advance', { unit: v.nullable(unitId), unable: optional(yes) }),
  commandOf('setUnit', { unit: unitId, set: handUnit }),
  commandOf('setAwarded', { side, points }),
  commandOf('setInitiative', { side: v.nullable(side) }),
  commandOf('setPhase', { side, turn: whole(1, 999), phase }),
  commandOf('setUsedUp', { side, marker: place, usedUp: v.boolean() }),
  commandOf('setOptions', { options }),
  commandOf('dropAttack', {}),
]);
same<Same<v.InferOutput<typeof command>, Command>>(true);
