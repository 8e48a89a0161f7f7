import { holds } from '#/core/refusal';
import type { Battle, Unit, UnitId } from '../battle';
import type { AftermathBody, Command } from '../command';
import type { Effect } from '../effect';
import { shakenOff, victorsOver } from '../fights';
import { FIGURES } from '../figures';
import { isHere, mayBeBlocked, mayBeCaught, mayCutDown, mayLeave, mayReach } from '../may';
import { accept, refuse, unitOf, type Verdict } from '../outcome';
import { freeHack } from '../rolls/free-hack';
import { invalid } from '../rule';

type FlightType = 'blocked' | 'caught' | 'outrun' | 'freeHack' | 'remove';
type FlightCommand = Command & AftermathBody & { type: FlightType };
type Flight<Type extends FlightType> = FlightCommand & { type: Type };

/** AFTER: how a flight and a pursuit go on, and how they end. */
export function decideFlight(battle: Battle, command: FlightCommand): Verdict {
  const found = unitOf(battle, command.unit);
  if (!found.ok) return found;
  const unit = found.value;
  const gone = isHere(unit);
  if (gone) return refuse(gone);
  switch (command.type) {
    case 'blocked':
      return decideBlocked(battle, command, unit);
    case 'caught':
      return decideCaught(battle, command, unit);
    case 'outrun':
      return decideOutrun(battle, command, unit);
    case 'freeHack':
      return decideFreeHack(battle, command, unit);
    case 'remove':
      return decideRemove(command, unit);
  }
}

/** AFTER-8: a broken unit that nobody runs after is gone at once. */
export const dispersed = (unit: UnitId): Effect => ({
  type: 'unit',
  unit,
  set: { lost: 'routed', inCombat: false },
  reason: 'AFTER-8',
});

/** The broken units that are rid of this pursuer, and of all others. */
export const dispersedBehind = (battle: Battle, pursuer: Unit): readonly Effect[] =>
  shakenOff(battle, pursuer).map(({ id }) => dispersed(id));

/** AFTER-7: it stays where it is, and those who beat it stay with it. */
function decideBlocked(battle: Battle, command: Flight<'blocked'>, unit: Unit): Verdict {
  const bar = mayBeBlocked(battle, unit);
  if (holds(bar, command)) return refuse(bar);
  const victors = victorsOver(battle, unit);
  const reason = unit.course === 'retiring' ? 'AFTER-3' : 'AFTER-1';
  const stays = { course: 'steady', ...(victors.length > 0 && { inCombat: true }) } as const;
  return accept([
    { type: 'dps', unit: unit.id, n: FIGURES.cannotMoveDps, cause: 'combat', reason },
    { type: 'unit', unit: unit.id, set: stays, reason: 'AFTER-7' },
    ...victors.flatMap((victor): Effect[] => [
      {
        type: 'unit',
        unit: victor.id,
        set: { course: 'steady', inCombat: true, followingUp: false },
        reason: 'AFTER-7',
      },
      ...dispersedBehind(battle, victor),
    ]),
  ]);
}

/** AFTER-3, AFTER-8: who is caught breaks, and may be cut down. */
function decideCaught(battle: Battle, command: Flight<'caught'>, unit: Unit): Verdict {
  const bar = mayBeCaught(unit);
  if (holds(bar, command)) return refuse(bar);
  const breaks: Effect[] =
    unit.course === 'broken'
      ? []
      : [
          {
            type: 'unit',
            unit: unit.id,
            set: { course: 'broken', formed: false },
            reason: 'AFTER-3',
          },
        ];
  if (command.by === undefined) return accept(breaks);
  const pursuer = unitOf(battle, command.by);
  if (!pursuer.ok) return pursuer;
  const { id, side, name } = pursuer.value;
  if (side === unit.side)
    return refuse(invalid(`${name} is of the same side as ${unit.name}.`, 'AFTER-8'));
  const reach = mayReach(battle, pursuer.value);
  if (holds(reach, command)) return refuse(reach);
  return accept([
    ...breaks,
    {
      type: 'unit',
      unit: id,
      set: { thisTurn: { reached: 'caught', caught: unit.id } },
      reason: 'AFTER-8',
    },
  ]);
}

function decideOutrun(battle: Battle, command: Flight<'outrun'>, unit: Unit): Verdict {
  const bar = mayReach(battle, unit);
  if (holds(bar, command)) return refuse(bar);
  return accept([
    { type: 'unit', unit: unit.id, set: { thisTurn: { reached: 'nobody' } }, reason: 'AFTER-8' },
    ...dispersedBehind(battle, unit),
  ]);
}

function decideRemove(command: Flight<'remove'>, unit: Unit): Verdict {
  const bar = mayLeave(unit, command.how);
  if (holds(bar, command)) return refuse(bar);
  return accept([
    {
      type: 'unit',
      unit: unit.id,
      set: { lost: command.how, inCombat: false },
      reason: command.how === 'leftTable' ? 'AFTER-5' : 'AFTER-4',
    },
  ]);
}

function decideFreeHack(battle: Battle, command: Flight<'freeHack'>, unit: Unit): Verdict {
  const target = unitOf(battle, command.target);
  if (!target.ok) return target;
  const cut = target.value;
  const away = isHere(cut);
  if (away) return refuse(away);
  const bar = mayCutDown(unit, cut);
  if (holds(bar, command)) return refuse(bar);
  // A die for each engaged stand: the phone cannot see how many have met the fleeing.
  const engagedStands = command.faces.length;
  if (engagedStands > unit.stands)
    return refuse(invalid(`${unit.name} has no more than ${unit.stands} stands.`, 'AFTER-6'));
  const result = freeHack({ engagedStands, targetStands: cut.stands }, command.faces);
  if (!result.ok) return result;
  const n = result.value;
  return accept([
    {
      type: 'dice',
      roll: 'freeHack',
      throws: [
        { by: unit.id, die: 'D6', faces: command.faces, ...(command.counted && { hits: n }) },
      ],
      meaning: `${n} ${n === 1 ? 'stand' : 'stands'} of ${cut.name} cut down`,
    },
    { type: 'unit', unit: unit.id, set: { thisTurn: { caught: null } }, reason: 'AFTER-6' },
    ...(n > 0 ? [{ type: 'stands', unit: cut.id, n, reason: 'AFTER-6' } as const] : []),
  ]);
}
