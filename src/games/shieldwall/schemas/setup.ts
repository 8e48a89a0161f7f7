import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import { type Army, GRADES, type Setup, UNIT_KINDS } from '../rules';
import { bothSides, few, level, list, options, seed, side, supernumeraries, text } from './words';

const unit = v.object({
  name: text,
  kind: v.picklist(UNIT_KINDS),
  grade: v.picklist(GRADES),
  stands: few,
  supernumeraries,
});

const contingent = v.object({
  name: text,
  leader: v.object({ name: text, lp: few, commander: v.boolean() }),
  units: list(unit, 50),
});

export const army = v.object({
  name: text,
  colour: v.exactOptional(side),
  contingents: list(contingent, 50),
});
same<Same<v.InferOutput<typeof army>, Army>>(true);

const start = v.object({
  side,
  contingent: few,
  unit: few,
  dps: v.exactOptional(few),
  level: v.exactOptional(level),
  formed: v.exactOptional(v.boolean()),
});

export const setup = v.object({
  armies: bothSides(army),
  options,
  seed,
  starts: v.exactOptional(list(start, 1000)),
  notes: v.exactOptional(list(v.pipe(v.string(), v.maxLength(5000)), 100)),
});
same<Same<v.InferOutput<typeof setup>, Setup>>(true);
