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

const wish = <const Type extends string, const Entries extends v.ObjectEntries>(
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
  wish('nextPhase', {}),
  wish('declareInitiative', {}),
  wish('end', {
    ending: v.object({ how: v.picklist(['gaveUp', 'agreed']), winner: v.nullable(side) }),
  }),
  wish('resume', {}),
  wish('lay', {
    wing: wingId,
    marker: place,
    face,
    on: optional(order),
    pitched: optional(yes),
  }),
  wish('takeBack', { marker: place }),
  wish('repeatOrders', {}),
  wish('choosePitched', { wing: wingId, pitched: v.boolean() }),
  wish('integrity', { out: unitIds }),
  wish('hold', { unit: unitId, held: v.boolean() }),
  wish('arrive', { unit: unitId }),
  wish('fire', {
    unit: unitId,
    target: unitId,
    face: dieFace,
    high: optional(yes),
    modifiers,
  }),
  wish('attack', {
    target: unitId,
    attackers: unitIds,
    face: dieFace,
    primary: optional(unitId),
    downhill: optional(yes),
    trench: optional(yes),
    modifiers,
  }),
  wish('changeResult', { take: v.boolean() }),
  wish('resolve', { loses: optional(unitId), blocked: optional(unitIds) }),
  wish('advance', { unit: v.nullable(unitId), unable: optional(yes) }),
  wish('setUnit', { unit: unitId, set: handUnit }),
  wish('setAwarded', { side, points }),
  wish('setInitiative', { side: v.nullable(side) }),
  wish('setPhase', { side, turn: whole(1, 999), phase }),
  wish('setUsedUp', { side, marker: place, usedUp: v.boolean() }),
  wish('setOptions', { options }),
  wish('dropAttack', {}),
]);
same<Same<v.InferOutput<typeof command>, Command>>(true);
