import * as v from 'valibot';
import { type Same, same } from '#/core/same';
import { COURSES, DP_CAUSES, type Event } from '../rules';
import { duel } from './duel';
import {
  card,
  cards,
  ending,
  faces,
  fate,
  few,
  id,
  ids,
  level,
  list,
  loss,
  options,
  phase,
  reason,
  roll,
  seed,
  side,
  supernumeraries,
  text,
  whole,
  yes,
} from './words';

const optional = v.exactOptional;
/** Half inches come from half moves. */
const inches = v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(99)));
const { MAX_SAFE_INTEGER } = Number;

const unitTurn = v.object({
  charge: optional(v.nullable(v.picklist(['charges', 'failed']))),
  firstMove: optional(inches),
  moved: optional(inches),
  rested: optional(v.boolean()),
  stood: optional(v.boolean()),
  control: optional(v.nullable(v.picklist(['halt', 'free', 'run']))),
  threatened: optional(v.boolean()),
  campUsed: optional(v.boolean()),
  shot: optional(v.boolean()),
  shotAt: optional(ids),
  fought: optional(v.boolean()),
  reached: optional(v.nullable(v.picklist(['caught', 'newEnemy', 'nobody']))),
  caught: optional(v.nullable(id)),
  disheartenedIn: optional(v.nullable(phase)),
  heartenedIn: optional(v.nullable(phase)),
});

const unit = v.object({
  type: v.literal('unit'),
  unit: id,
  set: v.object({
    stands: optional(few),
    dps: optional(whole(0, 9999)),
    level: optional(level),
    formed: optional(v.boolean()),
    supernumeraries: optional(supernumeraries),
    course: optional(v.picklist(COURSES)),
    inCombat: optional(v.boolean()),
    followingUp: optional(v.boolean()),
    fightsToDeath: optional(v.boolean()),
    advancedLast: optional(v.boolean()),
    lost: optional(v.nullable(loss)),
    thisTurn: optional(unitTurn),
  }),
  reason,
  cause: optional(v.picklist(DP_CAUSES)),
});

const leader = v.object({
  type: v.literal('leader'),
  contingent: id,
  set: v.object({
    lp: optional(whole(-99, 99)),
    spent: optional(whole(-99, 999)),
    fate: optional(fate),
    unit: optional(id),
    atRisk: optional(v.nullable(v.picklist(['missiles', 'combat', 'lostRetinue']))),
    commander: optional(v.boolean()),
  }),
  reason,
});

const contingent = v.object({
  type: v.literal('contingent'),
  contingent: id,
  set: v.object({ signalled: optional(v.boolean()), inLine: optional(v.boolean()) }),
  reason,
});

const force = v.object({
  type: v.literal('side'),
  side,
  set: v.object({ retained: optional(cards), line: optional(ids) }),
  reason,
});

const pack = v.object({
  seed,
  shuffles: whole(0, 9999),
  order: cards,
  jokers: whole(0, 2),
});

const shock = v.object({
  unit: id,
  how: v.picklist(['retired', 'broke', 'destroyed', 'advanced']),
  engaged: ids,
});

const battle = v.object({
  type: v.literal('battle'),
  set: v.object({
    phase: optional(phase),
    first: optional(v.nullable(side)),
    pack: optional(pack),
    rainUntil: optional(whole(0, MAX_SAFE_INTEGER)),
    godCard: optional(
      v.nullable(
        v.object({
          card,
          status: v.picklist(['drawn', 'done']),
          stands: optional(yes),
          called: optional(v.object({ by: side, first: card })),
        }),
      ),
    ),
    duel: optional(v.nullable(duel)),
    shocks: optional(list(shock, 1000)),
    passed: optional(list(side, 2)),
    ended: optional(v.nullable(ending)),
    options: optional(options),
  }),
  reason,
});

const turn = v.object({ type: v.literal('turn'), turn: whole(1, 9999), phase, reason });

const fight = v.object({ type: v.literal('fight'), units: ids, reason });

const dice = v.object({
  type: v.literal('dice'),
  roll,
  throws: list(
    v.object({ by: text, die: v.picklist(['D6', 'AvD']), faces, hits: optional(few) }),
    200,
  ),
  meaning: v.pipe(v.string(), v.maxLength(5000)),
  takenBack: optional(yes),
});

export const event = v.variant('type', [
  unit,
  leader,
  contingent,
  force,
  battle,
  turn,
  fight,
  dice,
]);
same<Same<v.InferOutput<typeof event>, Event>>(true);
