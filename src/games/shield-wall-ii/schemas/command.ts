import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import type { Command } from '../rules';
import {
  commandCount,
  ending,
  face,
  facing,
  hex,
  list,
  opponent,
  options,
  phase,
  placements,
  side,
  state,
  turn,
  unit,
  units,
  whole,
  yes,
} from './words';

const optional = v.exactOptional;
const terms = { anyway: optional(yes), declined: optional(list(whole(0, 99), 100)) };

const entry = <const Type extends string, const Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ type: v.literal(type), ...entries, ...terms });

export const command = v.variant('type', [
  entry('deploy', { unit, to: optional(hex), facing: optional(facing) }),
  entry('move', { unit, to: optional(hex), facing: optional(facing) }),
  entry('turn', { unit, facing: optional(facing) }),
  entry('attack', {
    target: unit,
    attackers: units,
    face,
    downhill: optional(units),
    friendInFront: optional(units),
  }),
  entry('save', { savers: units }),
  entry('letRout', {}),
  entry('pursue', { unit }),
  entry('stay', {}),
  entry('beginAttacks', {}),
  entry('endTurn', {}),
  entry('end', { ending }),
  entry('resume', {}),
  entry('setUnit', {
    unit,
    set: v.object({
      state: optional(state),
      hex: optional(v.nullable(hex)),
      facing: optional(facing),
      moved: optional(v.boolean()),
      attacked: optional(v.boolean()),
    }),
  }),
  entry('setCommands', { total: commandCount, left: commandCount }),
  entry('setTurn', { turn, side, phase }),
  entry('setOptions', { options }),
  entry('setOpponent', { opponent: v.nullable(opponent) }),
  entry('toTally', {}),
  entry('toBoard', { units: placements }),
]);
same<Same<v.InferOutput<typeof command>, Command>>(true);
