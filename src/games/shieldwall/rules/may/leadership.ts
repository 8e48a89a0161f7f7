import { agree } from '../agree';
import type { Battle, Contingent, Unit } from '../battle';
import { FIGURES } from '../figures';
import { lpLeft } from '../leaders';
import { forbidden, invalid } from '../rule';
import type { Phase } from '../words';
import { type Bar, duringPhase, firstOf, isHere, notInCombat } from './bar';

/** A leader who wants to spend LPs in the Leadership phase (LEAD). */
export function maySpend(
  battle: Battle,
  contingent: Contingent,
  cost: number,
  phase: Phase = 'leadership',
): Bar {
  const { leader } = contingent;
  if (leader.fate !== 'leading') return forbidden('LEAD-8', `${leader.name} is ${leader.fate}.`);
  const left = lpLeft(leader);
  return firstOf(
    duringPhase(battle, phase),
    battle.units[leader.unit]?.lost
      ? forbidden('LEAD-8', `${leader.name} has no retinue on the table.`)
      : null,
    battle.units[leader.unit]?.inCombat
      ? forbidden('LEAD-8', `${leader.name} is in combat and cannot use his LPs.`)
      : null,
    left < cost
      ? forbidden('LEAD-8', `This costs ${cost} LP; ${leader.name} has ${left} left this turn.`)
      : null,
  );
}

/** LEAD-8: there is something that his LPs still pay for. */
export function canBuy(battle: Battle, contingent: Contingent): boolean {
  const { signal, removeDp, changeLevel } = FIGURES.lp;
  const least = Math.min(removeDp, changeLevel, ...(contingent.signalled ? [] : [signal]));
  return maySpend(battle, contingent, least, battle.phase) === null;
}

export const mayRemoveDp = (battle: Battle, contingent: Contingent, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    maySpend(battle, contingent, FIGURES.lp.removeDp),
    ownUnit(contingent, unit, 'LEAD-1'),
    notInCombat(unit, 'LEAD-1'),
    unit.dps === 0 ? forbidden('DP-4', agree(unit.name, '{has|have} no DPs.')) : null,
  );

export const mayChangeLevel = (
  battle: Battle,
  contingent: Contingent,
  unit: Unit,
  by: 1 | -1,
): Bar =>
  firstOf(
    isHere(unit),
    maySpend(battle, contingent, FIGURES.lp.changeLevel),
    ownUnit(contingent, unit, 'LEAD-2'),
    notInCombat(unit, 'LEAD-2'),
    by === 1 && unit.level === 'bloodLust'
      ? forbidden('AL-2', agree(unit.name, '{is|are} in Blood lust already.'))
      : null,
  );

const ownUnit = (contingent: Contingent, unit: Unit, rule: 'LEAD-1' | 'LEAD-2'): Bar =>
  unit.side === contingent.side
    ? null
    : forbidden(rule, agree(unit.name, '{is an enemy|are enemies}.'));

export const maySignal = (battle: Battle, contingent: Contingent): Bar =>
  firstOf(
    maySpend(battle, contingent, FIGURES.lp.signal),
    contingent.signalled ? forbidden('LEAD-3', `${contingent.name} has its signal already.`) : null,
  );

/** LEAD-7, OPT-CAMP. */
export function mayUseCampFollowers(battle: Battle, from: Unit, unit: Unit): Bar {
  const near =
    battle.options.campFollowers === 'attached'
      ? from.id === unit.id
      : from.contingent === unit.contingent;
  return firstOf(
    isHere(from),
    isHere(unit),
    duringPhase(battle, 'leadership'),
    from.supernumeraries.includes('campFollowers')
      ? null
      : forbidden('LEAD-7', `${from.name} has no camp followers.`),
    from.thisTurn.campUsed
      ? forbidden('LEAD-7', `${from.name}'s camp followers have helped this turn.`)
      : null,
    near ? null : forbidden('OPT-CAMP', `${from.name}'s camp followers do not help ${unit.name}.`),
    unit.dps === 0 ? forbidden('DP-4', agree(unit.name, '{has|have} no DPs.')) : null,
  );
}

export const mayMoveCampFollowers = (battle: Battle, from: Unit, to: Unit): Bar =>
  firstOf(
    isHere(from),
    isHere(to),
    from.id === to.id ? invalid(`They are with ${to.name} already.`, 'ORG-5') : null,
    duringPhase(battle, 'leadership'),
    from.supernumeraries.includes('campFollowers')
      ? null
      : forbidden('ORG-5', `${from.name} has no camp followers.`),
    from.side === to.side ? null : forbidden('ORG-5', `${to.name} is an enemy.`),
  );
