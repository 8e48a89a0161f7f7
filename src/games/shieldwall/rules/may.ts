import type { Battle, Contingent, Unit } from './battle';
import type { Manoeuvre } from './command';
import { FIGURES } from './figures';
import { firstRefusal } from './rolls/faces';
import type { MovePurpose } from './rolls/movement';
import { forbidden, invalid, type Refusal } from './rule';
import { type Loss, PHASE_NAMES, type Phase } from './words';

/**
 * What the rules allow: null, or the reason why not. `decide` obeys these and the phase guide
 * shows them, so the two cannot disagree.
 */
type Bar = Refusal | null;

/** The first reason that holds. */
const firstOf = (...bars: readonly Bar[]): Bar => firstRefusal(bars);

export const duringPhase = (battle: Battle, ...phases: readonly Phase[]): Bar =>
  phases.includes(battle.phase)
    ? null
    : forbidden(
        'TURN',
        `This belongs to the ${phases.map((phase) => PHASE_NAMES[phase]).join(' or ')} phase.`,
      );

export const isHere = (unit: Unit): Bar =>
  unit.lost ? invalid(`${unit.name} is out of the battle. Bring it back by hand first.`) : null;

const notInCombat = (
  unit: Unit,
  rule: 'REST-1' | 'MAN-6' | 'MISS-1' | 'AFTER-2' | 'LEAD-1' | 'LEAD-2',
): Bar => (unit.inCombat ? forbidden(rule, `${unit.name} is in combat.`) : null);

const contingentOf = (battle: Battle, unit: Unit): Contingent | undefined =>
  battle.contingents[unit.contingent];

const hasActed = (unit: Unit): Bar => {
  if (unit.thisTurn.rested) return forbidden('REST-1', `${unit.name} has rested this turn.`);
  return unit.thisTurn.moved === null
    ? null
    : forbidden('MOVE-1', `${unit.name} has moved this turn.`);
};

/** CTRL-1: no leader, no move before the test. How far a band is from him only the players see. */
export const mustTestControl = (battle: Battle, unit: Unit): boolean =>
  unit.lost === null &&
  unit.thisTurn.control === null &&
  !unit.inCombat &&
  unit.course !== 'broken' &&
  !isLed(battle, unit);

/** CTRL-1: a leader who has left the table with his retinue is beyond 2" of everybody. */
const isLed = (battle: Battle, unit: Unit): boolean => {
  const leader = contingentOf(battle, unit)?.leader;
  return leader?.fate === 'leading' && !battle.units[leader.unit]?.lost;
};

const testFirst = (battle: Battle, unit: Unit): Bar =>
  mustTestControl(battle, unit)
    ? forbidden('CTRL-1', `${unit.name} has no leader: it tests control before it does anything.`)
    : null;

/** CTRL-3 takes the choice away at both ends of the test. */
const toldToHalt = (unit: Unit): Bar =>
  unit.thisTurn.control === 'halt'
    ? forbidden(
        'CTRL-3',
        `${unit.name} was told to ${unit.level === 'shaken' ? 'retire' : 'halt'} by its control test.`,
      )
    : null;

/**
 * AL-8: Blood lust advances once its contingent has signalled, unless a control test holds it
 * (RULING-1); a control test of 5 or more sends it forward without any signal (CTRL-3).
 */
export const mustAdvance = (battle: Battle, unit: Unit): boolean =>
  unit.lost === null &&
  unit.level === 'bloodLust' &&
  unit.course === 'steady' &&
  !unit.inCombat &&
  (unit.thisTurn.control === null
    ? (contingentOf(battle, unit)?.signalled ?? false)
    : unit.thisTurn.control === 'run');

export const mayAdvance = (battle: Battle, unit: Unit): Bar => {
  if (unit.level === 'shaken')
    return forbidden('AL-8', `${unit.name} is Shaken and will not go towards the enemy.`);
  const signalled = contingentOf(battle, unit)?.signalled ?? false;
  if (!signalled && unit.thisTurn.control !== 'run') {
    return forbidden('LEAD-3', `${unit.name}'s leader has not signalled the advance.`);
  }
  return null;
};

/** The course that each of the moves after combat belongs to. */
export const COURSE_OF = { rout: 'broken', retire: 'retiring', pursue: 'pursuing' } as const;

export function mayMove(battle: Battle, unit: Unit, purpose: MovePurpose, advance: boolean): Bar {
  const here = isHere(unit);
  if (here) return here;
  if (purpose !== 'move') {
    const course = COURSE_OF[purpose];
    return firstOf(
      duringPhase(battle, 'movement', 'combat'),
      unit.course === course ? null : forbidden('MOVE-1', `${unit.name} is not ${course}.`),
      ...(battle.phase === 'movement'
        ? [
            hasActed(unit),
            testFirst(battle, unit),
            unit.level === 'shaken' ? null : toldToHalt(unit),
          ]
        : []),
    );
  }
  return firstOf(
    duringPhase(battle, 'movement'),
    notInCombat(unit, 'AFTER-2'),
    hasActed(unit),
    unit.course === 'broken'
      ? forbidden('AFTER-4', `${unit.name} is broken and can only rout.`)
      : null,
    unit.course === 'retiring'
      ? forbidden('AFTER-3', `${unit.name} is retiring: it forms up or retires on.`)
      : null,
    unit.course === 'pursuing'
      ? forbidden('AFTER-5', `${unit.name} is pursuing until a control test stops it.`)
      : null,
    testFirst(battle, unit),
    toldToHalt(unit),
    advance ? mayAdvance(battle, unit) : null,
    !advance && mustAdvance(battle, unit)
      ? forbidden('AL-8', `${unit.name} is in Blood lust and must go towards the enemy.`)
      : null,
  );
}

export function mayRest(battle: Battle, unit: Unit): Bar {
  return firstOf(
    isHere(unit),
    duringPhase(battle, 'movement'),
    notInCombat(unit, 'REST-1'),
    hasActed(unit),
    unit.course === 'steady'
      ? null
      : forbidden('REST-1', `${unit.name} is ${unit.course}: it cannot stand and rest.`),
    testFirst(battle, unit),
    mustAdvance(battle, unit)
      ? forbidden('AL-8', `${unit.name} is in Blood lust and must advance, not rest.`)
      : null,
  );
}

export function mayManoeuvre(battle: Battle, unit: Unit, how: Manoeuvre): Bar {
  const always = firstOf(isHere(unit), duringPhase(battle, 'movement', 'combat'));
  // These two befall a unit on the way; they are not moves of their own.
  if (always || how === 'difficultTerrain' || how === 'interpenetrate') return always;
  const wholeMove = firstOf(
    duringPhase(battle, 'movement'),
    notInCombat(unit, 'MAN-6'),
    hasActed(unit),
    unit.course === 'broken'
      ? forbidden('AFTER-4', `${unit.name} is broken and can only rout.`)
      : null,
    unit.course === 'pursuing'
      ? forbidden('AFTER-5', `${unit.name} is pursuing until a control test stops it.`)
      : null,
    testFirst(battle, unit),
    // A halt leaves time to form up; a Shaken unit was told to retire.
    how === 'sideStep' || unit.level === 'shaken' ? toldToHalt(unit) : null,
    how === 'formUp' && mustAdvance(battle, unit)
      ? forbidden('AL-8', `${unit.name} is in Blood lust and must advance, not form up.`)
      : null,
  );
  if (wholeMove) return wholeMove;
  if (how === 'formUp')
    return unit.formed ? forbidden('MAN-6', `${unit.name} is formed already.`) : null;
  if (how === 'sideStep') {
    return firstOf(
      unit.course === 'retiring'
        ? forbidden('AFTER-3', `${unit.name} is retiring: it forms up or retires on.`)
        : null,
      unit.grade === 'A' || unit.grade === 'B'
        ? null
        : forbidden('MAN-4', `Only A and B Grade step aside; ${unit.name} is ${unit.grade}.`),
      unit.formed ? null : forbidden('MAN-4', `${unit.name} is unformed and moves freely instead.`),
    );
  }
  return null;
}

export const mayTestControl = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    duringPhase(battle, 'movement'),
    unit.thisTurn.control
      ? forbidden('CTRL-1', `${unit.name} has tested control this turn.`)
      : null,
    unit.course === 'broken'
      ? forbidden('AFTER-4', `${unit.name} is broken: no test brings it back.`)
      : null,
    unit.inCombat ? forbidden('CTRL-1', `${unit.name} is in combat and moves nowhere.`) : null,
    unit.thisTurn.rested || unit.thisTurn.moved !== null
      ? forbidden('CTRL-1', `${unit.name} has moved or rested: control is tested before that.`)
      : null,
  );

export const mayShoot = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    duringPhase(battle, 'missiles'),
    notInCombat(unit, 'MISS-1'),
    unit.course === 'broken'
      ? forbidden('MISS-1', `${unit.name} is broken and does not shoot.`)
      : null,
    unit.thisTurn.shot ? forbidden('MISS-1', `${unit.name} has shot this turn.`) : null,
  );

/** A unit goes into a combat once a turn; pursuers may meet new enemies (AFTER-5). */
const hasFought = (unit: Unit): Bar =>
  unit.thisTurn.fought && unit.course !== 'pursuing'
    ? forbidden('COMB-5', `${unit.name} has fought this turn.`)
    : null;

export function mayCharge(battle: Battle, unit: Unit): Bar {
  const signalled = contingentOf(battle, unit)?.signalled ?? false;
  return firstOf(
    isHere(unit),
    duringPhase(battle, 'combat'),
    unit.level === 'shaken'
      ? forbidden('CHG-1', `${unit.name} is Shaken and may not declare a charge.`)
      : null,
    notInCombat(unit, 'AFTER-2'),
    unit.course === 'broken' || unit.course === 'retiring'
      ? forbidden('AFTER-3', `${unit.name} is ${unit.course} and cannot charge.`)
      : null,
    unit.thisTurn.charge
      ? forbidden('CHG-1', `${unit.name} has declared its charge this turn.`)
      : null,
    hasFought(unit),
    signalled || unit.course === 'pursuing' || unit.thisTurn.control === 'run'
      ? null
      : forbidden('LEAD-3', `${unit.name}'s leader has not signalled the advance.`),
  );
}

/** A leader who wants to spend LPs in the Leadership phase (LEAD). */
export function maySpend(
  battle: Battle,
  contingent: Contingent,
  cost: number,
  phase: Phase = 'leadership',
): Bar {
  const { leader } = contingent;
  if (leader.fate !== 'leading') return forbidden('LEAD-8', `${leader.name} is ${leader.fate}.`);
  const left = Math.max(0, leader.lp - leader.spent);
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

export const mayRemoveDp = (battle: Battle, contingent: Contingent, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    maySpend(battle, contingent, FIGURES.lp.removeDp),
    ownUnit(contingent, unit, 'LEAD-1'),
    notInCombat(unit, 'LEAD-1'),
    unit.dps === 0 ? forbidden('DP-4', `${unit.name} has no DPs.`) : null,
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
      ? forbidden('AL-2', `${unit.name} is in Blood lust already.`)
      : null,
  );

const ownUnit = (contingent: Contingent, unit: Unit, rule: 'LEAD-1' | 'LEAD-2'): Bar =>
  unit.side === contingent.side ? null : forbidden(rule, `${unit.name} is an enemy.`);

export const maySignal = (battle: Battle, contingent: Contingent): Bar =>
  firstOf(
    maySpend(battle, contingent, FIGURES.lp.signal),
    contingent.signalled ? forbidden('LEAD-3', `${contingent.name} has its signal already.`) : null,
    battle.options.duelOrder === 'movesFirst' && battle.duel?.challenge?.byKing === false
      ? forbidden('OPT-DUEL-ORDER', 'Signalled first moves come before the duels of this phase.')
      : null,
  );

/** OPT-DUEL-ORDER */
export const mayDuelNow = (battle: Battle): Bar =>
  battle.options.duelOrder === 'duelsFirst' &&
  Object.values(battle.units).some((unit) => unit.thisTurn.firstMove !== null)
    ? forbidden('OPT-DUEL-ORDER', 'Duels come before the signalled first moves of this phase.')
    : null;

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
    unit.dps === 0 ? forbidden('DP-4', `${unit.name} has no DPs.`) : null,
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

/** DP-3: an advance within 8" unsettles a unit once a turn, until its own contingent has signalled. */
export const mayUnsettle = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    duringPhase(battle, 'leadership', 'movement'),
    contingentOf(battle, unit)?.signalled
      ? forbidden(
          'DP-3',
          `${unit.name}'s contingent has signalled: the enemy's advance no longer unsettles it.`,
        )
      : null,
    unit.thisTurn.threatened
      ? forbidden('DP-3', `${unit.name} has been unsettled this turn.`)
      : null,
  );

/** `metByPursuers`: those whom pursuers run into must fight them, whatever they have done (AFTER-5). */
export const mayFight = (battle: Battle, unit: Unit, metByPursuers = false): Bar =>
  firstOf(
    isHere(unit),
    duringPhase(battle, 'combat'),
    unit.course === 'broken' ? forbidden('AFTER-4', `${unit.name} is broken and only runs.`) : null,
    metByPursuers ? null : hasFought(unit),
  );

/** AFTER-1, AFTER-3: only a unit that has to go back can find no room for it. */
export function mayBeBlocked(unit: Unit): Bar {
  if (unit.course === 'retiring') return null;
  if (unit.course === 'broken')
    return forbidden('AFTER-4', `${unit.name} is broken: with no way out it surrenders.`);
  const fellBack = unit.course === 'steady' && unit.thisTurn.fought && !unit.followingUp;
  return fellBack ? null : forbidden('AFTER-1', `${unit.name} has not been told to fall back.`);
}

export const mayBeCaught = (unit: Unit): Bar =>
  unit.course === 'retiring' ? null : forbidden('AFTER-3', `${unit.name} is not retiring.`);

/** AFTER-6 */
export const mayCutDown = (unit: Unit, enemies: readonly Unit[]): Bar => {
  const caught = enemies.some(({ course }) => course === 'retiring' || course === 'broken');
  const why = `Only pursuers who catch a fleeing enemy cut it down; ${unit.name} has not.`;
  return unit.course === 'pursuing' && caught ? null : forbidden('AFTER-6', why);
};

/** AFTER-4, AFTER-5: who disperses, who surrenders, who runs off the table. */
export function mayLeave(unit: Unit, how: Loss): Bar {
  if (how === 'leftTable') {
    return unit.course === 'steady'
      ? forbidden('AFTER-5', `${unit.name} stands: it does not leave the table.`)
      : null;
  }
  return unit.course === 'broken'
    ? null
    : forbidden('AFTER-4', `${unit.name} is not broken: it stays in the battle.`);
}
