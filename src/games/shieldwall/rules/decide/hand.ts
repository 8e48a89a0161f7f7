import { type Battle, FRESH_TURN } from '../battle';
import { isCard } from '../cards';
import type { Command, HandBody, HandUnit } from '../command';
import type { Effect } from '../effect';
import { FIGURES } from '../figures';
import { isHere } from '../may';
import { accept, contingentOf, refuse, unitOf, type Verdict } from '../outcome';
import { invalid, type Refusal } from '../rule';

type HandCommand = Command & HandBody;

/** The table is the truth: whatever it shows can be set. Only nonsense is refused. */
export function decideHand(battle: Battle, command: HandCommand): Verdict {
  switch (command.type) {
    case 'giveDp':
    case 'takeDp':
    case 'setUnit':
      return decideUnit(battle, command);
    case 'setLeader':
      return decideLeaderByHand(battle, command);
    case 'setSignalled': {
      const contingent = contingentOf(battle, command.contingent);
      if (!contingent.ok) return contingent;
      const set = { signalled: command.signalled };
      return accept([
        { type: 'contingent', contingent: contingent.value.id, set, reason: 'byHand' },
      ]);
    }
    case 'setRetained': {
      const stranger = command.cards.find((card) => !isCard(card));
      if (stranger !== undefined) return refuse(invalid(`There is no card "${stranger}".`));
      return accept([
        { type: 'side', side: command.side, set: { retained: command.cards }, reason: 'byHand' },
      ]);
    }
    case 'setLine': {
      const { line } = battle.sides[command.side];
      const same =
        command.units.length === line.length && line.every((id) => command.units.includes(id));
      return same
        ? accept([
            { type: 'side', side: command.side, set: { line: command.units }, reason: 'byHand' },
          ])
        : refuse(invalid('A line has each unit of its side once.', 'ORG-4'));
    }
    case 'setPhase': {
      const bad = count(command.turn, 1, 999, 'A turn');
      if (bad) return refuse(bad);
      return command.turn === battle.turn
        ? accept([{ type: 'battle', set: { phase: command.phase }, reason: 'byHand' }])
        : accept([{ type: 'turn', turn: command.turn, phase: command.phase, reason: 'byHand' }]);
    }
    case 'setFirst':
      return accept([{ type: 'battle', set: { first: command.side }, reason: 'byHand' }]);
    case 'setRain': {
      const bad = count(command.until, 0, Number.MAX_SAFE_INTEGER, 'The last turn of rain');
      return bad
        ? refuse(bad)
        : accept([{ type: 'battle', set: { rainUntil: command.until }, reason: 'byHand' }]);
    }
    case 'setOptions':
      return accept([
        { type: 'battle', set: { options: command.options }, reason: 'byHand' },
        ...(command.options.dpCap === 'stops' ? dpsPastLimit(battle) : []),
      ]);
    case 'dismissShocks':
      return accept([{ type: 'battle', set: { shocks: [] }, reason: 'byHand' }]);
  }
}

/** OPT-DP-CAP: where the count stops at four, those who have more are set to four. */
const dpsPastLimit = (battle: Battle): readonly Effect[] =>
  Object.values(battle.units)
    .filter((unit) => unit.dps > FIGURES.dpLimit)
    .map(({ id }) => ({
      type: 'unit',
      unit: id,
      set: { dps: FIGURES.dpLimit },
      reason: 'OPT-DP-CAP',
    }));

const count = (n: number, least: number, most: number, what: string): Refusal | null =>
  Number.isInteger(n) && n >= least && n <= most
    ? null
    : invalid(`${what} is a whole number from ${least} to ${most}, not ${n}.`);

function decideUnit(
  battle: Battle,
  command: HandCommand & { type: 'giveDp' | 'takeDp' | 'setUnit' },
): Verdict {
  const found = unitOf(battle, command.unit);
  if (!found.ok) return found;
  const unit = found.value;
  if (command.type === 'setUnit') return decideSetUnit(battle, command.unit, command.set);
  const gone = isHere(unit);
  if (gone) return refuse(gone);
  if (command.type === 'takeDp') {
    return unit.dps > 0
      ? accept([{ type: 'dps', unit: unit.id, n: -1, cause: 'morale', reason: 'byHand' }])
      : refuse(invalid(`${unit.name} has no DPs to take.`, 'DP-4'));
  }
  const { cause = 'morale' } = command;
  return accept([{ type: 'dps', unit: unit.id, n: 1, cause, reason: 'byHand' }]);
}

function decideSetUnit(battle: Battle, id: string, wanted: HandUnit): Verdict {
  const unit = battle.units[id];
  if (!unit) return refuse(invalid(`There is no unit "${id}" in this battle.`));
  const mostDps = battle.options.dpCap === 'goesOn' ? 99 : FIGURES.dpLimit;
  const bad =
    (wanted.dps === undefined ? null : count(wanted.dps, 0, mostDps, 'A number of DPs')) ??
    (wanted.stands === undefined
      ? null
      : count(wanted.stands, 0, unit.fullStands, 'A number of stands'));
  if (bad) return refuse(bad);
  const { charged, ...set } = wanted;
  if (set.lost === null && (set.stands ?? unit.stands) === 0) {
    return refuse(invalid(`${unit.name} has no stands: give it one to bring it back.`));
  }
  const destroyed = set.stands === 0 ? ({ lost: 'destroyed' } as const) : {};
  const back =
    set.lost === undefined && unit.lost === 'destroyed' && (set.stands ?? 0) > 0
      ? { lost: null }
      : {};
  const charge =
    charged === undefined
      ? {}
      : { thisTurn: { charge: charged ? ('charges' as const) : FRESH_TURN.charge } };
  const change = { ...set, ...back, ...destroyed, ...charge };
  const lost = change.lost === undefined ? unit.lost : change.lost;
  // Nobody fights who is not there.
  const gone = lost && (change.inCombat ?? unit.inCombat) ? { inCombat: false } : {};
  return accept([{ type: 'unit', unit: id, set: { ...change, ...gone }, reason: 'byHand' }]);
}

function decideLeaderByHand(battle: Battle, command: HandCommand & { type: 'setLeader' }): Verdict {
  const contingent = contingentOf(battle, command.contingent);
  if (!contingent.ok) return contingent;
  const { leader, id } = contingent.value;
  const lp = command.set.lp ?? leader.lp;
  const bad =
    count(lp, 0, 20, 'A number of LPs') ?? count(command.set.spent ?? 0, 0, lp, 'LPs spent');
  if (bad) return refuse(bad);
  const spent = command.set.spent ?? Math.min(leader.spent, lp);
  // Brought back or lost by hand, he has no test open.
  const settled = command.set.fate === undefined ? {} : { atRisk: null };
  return accept([
    {
      type: 'leader',
      contingent: id,
      set: { ...command.set, spent, ...settled },
      reason: 'byHand',
    },
  ]);
}
