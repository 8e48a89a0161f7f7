import { agree } from '../agree';
import type { Battle, Unit } from '../battle';
import type { Manoeuvre } from '../command';
import { preyOf } from '../fights';
import type { MovePurpose } from '../rolls/movement';
import { forbidden } from '../rule';
import { type Bar, contingentOf, duringPhase, firstOf, isHere, notInCombat } from './bar';

const hasActed = (unit: Unit): Bar => {
  if (unit.thisTurn.rested)
    return forbidden('REST-1', agree(unit.name, '{has|have} rested this turn.'));
  return unit.thisTurn.moved === null
    ? null
    : forbidden('MOVE-1', agree(unit.name, '{has|have} moved this turn.'));
};

/** CTRL-1: no leader, no move before the test. How far a band is from him only the players see. */
export const mustTestControl = (battle: Battle, unit: Unit): boolean =>
  unit.lost === null &&
  unit.thisTurn.control === null &&
  !unit.inCombat &&
  unit.course !== 'broken' &&
  !(unit.course !== 'steady' && unit.thisTurn.fought) &&
  !isLed(battle, unit);

/** CTRL-1: a leader who has left the table with his retinue is beyond 2" of everybody. */
const isLed = (battle: Battle, unit: Unit): boolean => {
  const leader = contingentOf(battle, unit)?.leader;
  return leader?.fate === 'leading' && !battle.units[leader.unit]?.lost;
};

const testFirst = (battle: Battle, unit: Unit): Bar =>
  mustTestControl(battle, unit)
    ? forbidden(
        'CTRL-1',
        agree(
          unit.name,
          '{has|have} no leader: {it|they} {tests|test} control before {it|they} {does|do} anything.',
        ),
      )
    : null;

/** CTRL-3 takes the choice away at both ends of the test. */
const toldToHalt = (unit: Unit): Bar =>
  unit.thisTurn.control === 'halt'
    ? forbidden(
        'CTRL-3',
        agree(
          unit.name,
          `{was|were} told to ${unit.level === 'shaken' ? 'retire' : 'halt'} by {its|their} control test.`,
        ),
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

/** CTRL-3: 5 or more sends Blood lust forward; others go on only where their last move went there. */
export const isDrivenOn = ({ level, advancedLast, thisTurn }: Unit): boolean =>
  thisTurn.control === 'run' && (level === 'bloodLust' || advancedLast);

export const mayAdvance = (battle: Battle, unit: Unit): Bar => {
  if (unit.level === 'shaken')
    return forbidden(
      'AL-8',
      agree(unit.name, '{is|are} Shaken and will not go towards the enemy.'),
    );
  const signalled = contingentOf(battle, unit)?.signalled ?? false;
  if (!signalled && !isDrivenOn(unit)) {
    return forbidden('LEAD-3', `${unit.name}'s leader has not signalled the advance.`);
  }
  return null;
};

/** AFTER-8: those who run move before those who run after them. */
const losersFirst = (battle: Battle, unit: Unit): Bar => {
  const waiting = preyOf(battle, unit).find(({ thisTurn }) => thisTurn.moved === null);
  return waiting ? forbidden('AFTER-8', agree(waiting.name, '{moves|move} first.')) : null;
};

/** The course that each of the moves after combat belongs to. */
export const COURSE_OF = { rout: 'broken', retire: 'retiring', pursue: 'pursuing' } as const;

export function mayMove(battle: Battle, unit: Unit, purpose: MovePurpose, advance: boolean): Bar {
  const here = isHere(unit);
  if (here) return here;
  if (purpose !== 'move') {
    const course = COURSE_OF[purpose];
    // AFTER-8: what follows from a fight is thrown at once, whatever the phase.
    const atOnce = unit.thisTurn.fought;
    return firstOf(
      duringPhase(battle, 'movement', 'combat'),
      unit.course === course
        ? null
        : forbidden('MOVE-1', agree(unit.name, `{is|are} not ${course}.`)),
      notInCombat(unit, 'CHG-4'),
      unit.thisTurn.moved === null
        ? null
        : forbidden('AFTER-8', agree(unit.name, '{has|have} made this move already.')),
      losersFirst(battle, unit),
      ...(atOnce
        ? []
        : [
            duringPhase(battle, 'movement'),
            testFirst(battle, unit),
            unit.level === 'shaken' ? null : toldToHalt(unit),
          ]),
    );
  }
  return firstOf(
    duringPhase(battle, 'movement'),
    notInCombat(unit, 'AFTER-2'),
    hasActed(unit),
    unit.course === 'broken'
      ? forbidden('AFTER-4', agree(unit.name, '{is|are} broken and can only rout.'))
      : null,
    unit.course === 'retiring'
      ? forbidden(
          'AFTER-3',
          agree(unit.name, '{is|are} retiring: {it|they} {forms|form} up or {retires|retire} on.'),
        )
      : null,
    unit.course === 'pursuing'
      ? forbidden(
          'AFTER-5',
          agree(unit.name, '{is|are} pursuing until a control test stops {it|them}.'),
        )
      : null,
    testFirst(battle, unit),
    toldToHalt(unit),
    advance ? mayAdvance(battle, unit) : null,
    !advance && mustAdvance(battle, unit)
      ? forbidden('AL-8', agree(unit.name, '{is|are} in Blood lust and must go towards the enemy.'))
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
      : forbidden(
          'REST-1',
          agree(unit.name, `{is|are} ${unit.course}: {it|they} cannot stand and rest.`),
        ),
    testFirst(battle, unit),
    mustAdvance(battle, unit)
      ? forbidden('AL-8', agree(unit.name, '{is|are} in Blood lust and must advance, not rest.'))
      : null,
  );
}

/** MOVE-1: nobody has to move, but for Blood lust (AL-8) and those without a leader (CTRL-1). */
export const mayStand = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    duringPhase(battle, 'movement'),
    notInCombat(unit, 'AFTER-2'),
    hasActed(unit),
    unit.course === 'steady'
      ? null
      : forbidden('AFTER-3', agree(unit.name, `{is|are} ${unit.course}.`)),
    testFirst(battle, unit),
    mustAdvance(battle, unit)
      ? forbidden('AL-8', agree(unit.name, '{is|are} in Blood lust and must advance.'))
      : null,
  );

export function mayManoeuvre(battle: Battle, unit: Unit, how: Manoeuvre): Bar {
  const always = firstOf(isHere(unit), duringPhase(battle, 'movement', 'combat'));
  // These two befall a unit on the way; they are not moves of their own.
  if (always || how === 'difficultTerrain' || how === 'interpenetrate') return always;
  const wholeMove = firstOf(
    duringPhase(battle, 'movement'),
    notInCombat(unit, 'MAN-6'),
    hasActed(unit),
    unit.course === 'broken'
      ? forbidden('AFTER-4', agree(unit.name, '{is|are} broken and can only rout.'))
      : null,
    unit.course === 'pursuing'
      ? forbidden(
          'AFTER-5',
          agree(unit.name, '{is|are} pursuing until a control test stops {it|them}.'),
        )
      : null,
    testFirst(battle, unit),
    // A halt leaves time to form up; a Shaken unit was told to retire.
    how === 'sideStep' || unit.level === 'shaken' ? toldToHalt(unit) : null,
    how === 'formUp' && mustAdvance(battle, unit)
      ? forbidden('AL-8', agree(unit.name, '{is|are} in Blood lust and must advance, not form up.'))
      : null,
  );
  if (wholeMove) return wholeMove;
  if (how === 'formUp' && unit.course === 'retiring' && unit.thisTurn.fought)
    return forbidden(
      'AFTER-3',
      agree(unit.name, '{runs|run} now: {it|they} {forms|form} up next turn at the earliest.'),
    );
  if (how === 'formUp')
    return unit.formed && unit.course === 'steady'
      ? forbidden('MAN-6', agree(unit.name, '{is|are} formed already.'))
      : null;
  if (how === 'sideStep') {
    return firstOf(
      unit.course === 'retiring'
        ? forbidden(
            'AFTER-3',
            agree(
              unit.name,
              '{is|are} retiring: {it|they} {forms|form} up or {retires|retire} on.',
            ),
          )
        : null,
      unit.grade === 'A' || unit.grade === 'B'
        ? null
        : forbidden('MAN-4', `Only A and B Grade step aside; ${unit.name} is ${unit.grade}.`),
      unit.formed
        ? null
        : forbidden(
            'MAN-4',
            agree(unit.name, '{is|are} unformed and {moves|move} freely instead.'),
          ),
    );
  }
  return null;
}

export const mayTestControl = (battle: Battle, unit: Unit): Bar =>
  firstOf(
    isHere(unit),
    duringPhase(battle, 'movement'),
    unit.thisTurn.control
      ? forbidden('CTRL-1', agree(unit.name, '{has|have} tested control this turn.'))
      : null,
    unit.course === 'broken'
      ? forbidden('AFTER-4', agree(unit.name, '{is|are} broken: no test brings {it|them} back.'))
      : null,
    unit.inCombat
      ? forbidden('CTRL-1', agree(unit.name, '{is|are} in combat and {moves|move} nowhere.'))
      : null,
    unit.course !== 'steady' && unit.thisTurn.fought
      ? forbidden(
          'AFTER-8',
          agree(unit.name, '{runs|run} at once after {its|their} fight, without a test.'),
        )
      : null,
    unit.thisTurn.rested || unit.thisTurn.moved !== null
      ? forbidden(
          'CTRL-1',
          agree(unit.name, '{has|have} moved or rested: control is tested before that.'),
        )
      : null,
  );

/** DP-3: whether an enemy that comes on could unsettle it now. */
export const canBeUnsettled = (battle: Battle, unit: Unit): boolean =>
  unit.lost === null && mayUnsettle(battle, unit) === null;

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
      ? forbidden('DP-3', agree(unit.name, '{has|have} been unsettled this turn.'))
      : null,
  );
