import { holds } from '#/core/refusal';
import type { Battle, Contingent } from '../battle';
import type { Command, LeaderBody } from '../command';
import type { Effect } from '../effect';
import { FIGURES } from '../figures';
import { firstMoveOf } from '../first-moves';
import {
  mayChangeLevel,
  mayMoveCampFollowers,
  mayRemoveDp,
  maySignal,
  mayUseCampFollowers,
} from '../may';
import { accept, contingentOf, refuse, unitOf, unitsOf, type Verdict } from '../outcome';
import { forbidden, invalid, type RuleId } from '../rule';

type LeaderCommand = Command & LeaderBody;

/** LEAD: what a leader buys with his LPs, and what camp followers do for nothing. */
export function decideLeader(battle: Battle, command: LeaderCommand): Verdict {
  switch (command.type) {
    case 'campFollowers':
    case 'moveCampFollowers':
      return decideCamp(battle, command);
    case 'signal':
      return decideSignal(battle, command);
    default:
      return decideUnitAction(battle, command);
  }
}

/** LEAD-8: what is spent stays spent until the next turn. */
export const spend = (contingent: Contingent, cost: number, reason: RuleId): Effect => ({
  type: 'leader',
  contingent: contingent.id,
  set: { spent: contingent.leader.spent + cost },
  reason,
});

function decideUnitAction(
  battle: Battle,
  command: LeaderCommand & { type: 'removeDp' | 'changeLevel' },
): Verdict {
  const contingent = contingentOf(battle, command.contingent);
  if (!contingent.ok) return contingent;
  const unit = unitOf(battle, command.unit);
  if (!unit.ok) return unit;
  if (command.type === 'removeDp') {
    const bar = mayRemoveDp(battle, contingent.value, unit.value);
    if (holds(bar, command)) return refuse(bar);
    return accept([
      spend(contingent.value, FIGURES.lp.removeDp, 'LEAD-1'),
      { type: 'dps', unit: unit.value.id, n: -1, cause: 'morale', reason: 'LEAD-1' },
    ]);
  }
  const bar = mayChangeLevel(battle, contingent.value, unit.value, command.by);
  if (holds(bar, command)) return refuse(bar);
  return accept([
    spend(contingent.value, FIGURES.lp.changeLevel, 'LEAD-2'),
    { type: 'level', unit: unit.value.id, by: command.by, reason: 'LEAD-2' },
  ]);
}

const hasStandard = (battle: Battle, { side }: Contingent): boolean =>
  Object.values(battle.units).some(
    (unit) => unit.side === side && !unit.lost && unit.supernumeraries.includes('battleStandard'),
  );

function decideSignal(battle: Battle, command: LeaderCommand & { type: 'signal' }): Verdict {
  const contingent = contingentOf(battle, command.contingent);
  if (!contingent.ok) return contingent;
  const bar = maySignal(battle, contingent.value);
  if (holds(bar, command)) return refuse(bar);
  for (const id of command.further ?? []) {
    const unit = unitOf(battle, id);
    if (!unit.ok) return unit;
    if (unit.value.contingent !== contingent.value.id)
      return refuse(invalid(`${unit.value.name} is not of this contingent.`, 'LEAD-3'));
  }
  const alone = (command.further ?? []).length > 0 && !hasStandard(battle, contingent.value);
  const farther = alone
    ? forbidden('LEAD-3', 'No battle standard is on the table to lead them an inch further.')
    : null;
  if (holds(farther, command)) return refuse(farther);
  const moves = unitsOf(battle, contingent.value)
    .filter((unit) => unit.course === 'steady' && !unit.inCombat)
    .map((unit): Effect => {
      const inches = firstMoveOf(unit, command.further?.includes(unit.id) ?? false);
      return {
        type: 'unit',
        unit: unit.id,
        set: { ...(inches > 0 && { advancedLast: true }), thisTurn: { firstMove: inches } },
        reason: 'LEAD-3',
      };
    });
  return accept([
    spend(contingent.value, FIGURES.lp.signal, 'LEAD-3'),
    {
      type: 'contingent',
      contingent: contingent.value.id,
      set: { signalled: true },
      reason: 'LEAD-3',
    },
    ...moves,
  ]);
}

function decideCamp(
  battle: Battle,
  command: LeaderCommand & { type: 'campFollowers' | 'moveCampFollowers' },
): Verdict {
  const from = unitOf(battle, command.from);
  if (!from.ok) return from;
  const to = unitOf(battle, command.type === 'campFollowers' ? command.unit : command.to);
  if (!to.ok) return to;
  if (command.type === 'campFollowers') {
    const bar = mayUseCampFollowers(battle, from.value, to.value);
    if (holds(bar, command)) return refuse(bar);
    return accept([
      {
        type: 'unit',
        unit: from.value.id,
        set: { thisTurn: { campUsed: true } },
        reason: 'LEAD-7',
      },
      { type: 'dps', unit: to.value.id, n: -1, cause: 'morale', reason: 'LEAD-7' },
    ]);
  }
  const bar = mayMoveCampFollowers(battle, from.value, to.value);
  if (holds(bar, command)) return refuse(bar);
  const place = from.value.supernumeraries.indexOf('campFollowers');
  // Nobody helps twice by walking over: neither they nor those whom they join (RULING-5).
  const joined = to.value.supernumeraries.includes('campFollowers');
  const campUsed = from.value.thisTurn.campUsed || (joined && to.value.thisTurn.campUsed);
  return accept([
    {
      type: 'unit',
      unit: from.value.id,
      set: { supernumeraries: from.value.supernumeraries.filter((_, index) => index !== place) },
      reason: 'ORG-5',
    },
    {
      type: 'unit',
      unit: to.value.id,
      set: {
        supernumeraries: [...to.value.supernumeraries, 'campFollowers'],
        thisTurn: { campUsed },
      },
      reason: 'ORG-5',
    },
  ]);
}
